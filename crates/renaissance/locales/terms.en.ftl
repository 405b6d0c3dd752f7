# Renaissance: what tokens, generic abilities and traits do.

# Status tokens
status-poisoned-text = Start of activation: 1 wound, then roll a die; on 5 or more discard this token.
status-stunned-text = Start of activation: 2 AP fewer, then discard. An enemy strikes with 1 hit fewer in this activation.
status-blinded-text = No attacks and no reactions. Discard at the end of the activation.
status-hindered-text = Each square costs 1 AP more. Discard at the end of the activation.
status-burned-text = End of activation: 1 wound, then discard. Water puts it out.
status-weakened-text = Next attack: 1 die fewer, then discard. An enemy: 1 hit fewer.
status-exposed-text = Next defence: 1 die fewer, then discard. An enemy: both Defences 1 lower against the next attack.
status-marked-text = Threat 3 higher for enemies until the end of the activation. On an enemy: the next attack is critical from 2 wounds.
status-hasty-text = Start of activation: 1 AP more, then discard.
status-focused-text = Discard before a test: 1 die more. An enemy: 1 hit more with its next attack.
status-lucky-text = Discard after a roll: re-roll any dice. On an enemy: the next attacker re-rolls the best die.
status-protected-text = Discard when defending: 1 success more. An enemy: ignores 1 wound.
status-hidden-text = Not a valid target from beyond 2 squares. Discard on attacking, or at the end of the next activation.
status-steadfast-text = Discard instead of gaining a negative token or being moved by force.

# Generic abilities
ability-ally-text = A friend of the heroes. Players roll and choose for it; its token always moves its full Swiftness.
ability-patrol-text = Moves its Swiftness in a direction rolled at random, turns at obstacles, and stops before a hero.
ability-large-text = Occupies two squares by two, never climbs, is never pushed, and always has line of sight.
ability-eclectic-text = Uses the attack that reaches its target with the fewest AP of movement.
ability-tall-text = Blocks line of sight between levels, too.
ability-climb-text = For 2 AP goes up or down as many levels as its value without a ladder or wounds.
ability-fly-text = Crosses models, scenery, water and swamp at normal cost; a level costs 1 AP.
ability-dodge-text = The attacker re-rolls as many successes as its value, the best first.
ability-immune-text = Whatever stands in brackets has no effect on this model.
ability-commander-text = Other friends of its faction within its value strike with 1 hit more.
ability-armoured-text = Ignores as many wounds of each physical attack as its value.
ability-regeneration-text = End of activation: discards as many wounds as its value.
ability-amphibious-text = Water and swamp neither cost nor give it anything.
ability-charge-text = After moving at least 3 squares in this activation: as many more hits as its value.
ability-skirmisher-text = AP that are left take it away from the nearest hero.
ability-bodyguard-text = Takes the physical wounds of an adjacent friend of a higher rank.
ability-dread-text = Heroes within its value roll 1 die fewer in tests of Mind.
ability-sentinel-text = Control area 2 larger; in stealth, within 2 squares is adjacent.

# Traits
effect-critical-text = From 3 wounds on, the attack inflicts as many more as its value.
effect-lethal-text = After a critical, as many more wounds as its value; they never cause one.
effect-unblockable-text = The wounds cannot go onto equipment, and ignore Armoured and Bodyguard.
effect-resistance-text = Takes as many wounds instead of its owner as its value, until the mission ends.
effect-area-text = Everybody within its value of the target is affected, on the same level.
effect-line-text = Everybody on as many squares as its value, in a straight line through the target, is affected.
effect-dash-text = As many steps as its value to free squares, for no AP, whatever hinders movement.
effect-push-text = The target is moved away by as many squares as its value.
effect-piercing-text = The threshold is lower by its value. From an enemy: as many dice fewer for the defender.
effect-inflict-text = The target gets the token.
effect-pull-text = The target is moved nearer by as many squares as its value.
effect-precise-text = Re-roll up to as many failed dice as its value. From an enemy: the defender re-rolls successes.
effect-reload-text = Only once per activation.
effect-drain-text = On success the attacker discards as many wounds as its value.
effect-silent-text = The attack does not raise the stealth token.
effect-sunder-text = First fills as many free Resistance boxes as its value. On an enemy: ignores Armoured.
