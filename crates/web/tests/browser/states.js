// The states of a table that a design shows. Each says whether it is to be had now, by giving what is done to come to it, or null.
// Steps: ['touch', spot], ['point', spot], ['at', selector] (the pointer rests there), ['click', selector], ['press', key].
(() => {
  'use strict';
  const $ = (selector, within = document) => within.querySelector(selector);
  const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
  const offer = () => JSON.parse($('#offer')?.textContent ?? '{"options":[]}').options;
  const under = verb => offer().filter(o => o.v === verb);
  const firsts = o => o.s.map(step => step[0]);
  const touching = o => firsts(o).map(spot => ['touch', spot]);
  const many = steps => steps.length ? steps : null;
  const marked = kind => offer().filter(o => o.m.some(m => m[0] === kind));
  const longest = list => [...list].sort((a, b) => route(b) - route(a))[0];
  const route = o => o.m.find(m => m[0] === 'path')?.[2].length ?? 0;
  const tells = o => (o.t?.[2] === 't-good' ? 100 : 0) + route(o);
  // What leads to a roll, with what differs only in its value, in hand.
  const rolls = verb => { const o = under(verb).find(o => o.s.length); return o ? touching(o) : null; };
  const still = found => found ? [] : null;
  const bundled = () => !!JSON.parse($('#offer')?.textContent ?? '{}').bundle;

  const common = {
    digest: () => still($('#digest .ev.me') && $('#answer')),
    legend: () => [['press', 'k']],
    log: () => [['press', 'l']],
    others: () => [['click', '.sheetlink']],
    barred: () => $('.vb.off .nos') ? [['at', '.vb.off:has(.nos) > summary']] : null,
    undo: () => $("#foot form[action$='/undo'][data-loses]") ? [['press', 'u']] : null,
    discard: () => $('#answer[data-kind=some]') && offer().length > 3 ? [1, 2].map(n => ['touch', firsts(offer()[n])[0]]).filter(step => step[1]) : null,
    wait: () => still(!$('#answer') && $('.spd')),
    roll: () => still($('#stand > .moment:not(.asks)')),
    dice: () => $('#stand > .asks .die.lit') ? [['click', '#stand > .asks .die.lit']] : null,
    lost: () => still($('#stand > .banner2:not(.great, .good)')),
    won: () => still($('#stand > .banner2:is(.great, .good)')),
    orders: () => $('#orders > summary') ? [['click', '#orders > summary']] : null,
    order: () => still($('#answer[data-kind=order]')),
    changed: () => $('#answer[data-kind=order]') && offer()[3]?.s.length ? [0, 3].map(n => ['touch', firsts(offer()[n])[0]]) : null,
  };
  const games = {
    ascension: {
      act: () => still(under('weave').length > 1 && under('close').length + under('gate').length),
      verb: () => under('weave').length > 2 ? [['click', '.vb[data-verb=weave] > summary']] : null,
      // Card and web: the last of them is only pointed at, since a mouse would do it.
      weave: () => { const o = under('weave').sort((a, b) => tells(b) - tells(a)).find(o => o.s.length > 1 && !o.h); return o ? [['touch', firsts(o)[0]], ['point', firsts(o).at(-1)]] : null; },
      card: () => {
        const all = under('weave'), card = all.map(o => firsts(o)[0]).find(spot => new Set(all.filter(o => firsts(o)[0] === spot).map(o => firsts(o).at(-1))).size > 1);
        return card ? [['touch', card]] : null;
      },
      close: () => rolls('close'),
      gate: () => rolls('gate'),
      attach: () => rolls('attach'),
      // What a card is aimed at, with the card beside it.
      aim: () => still($('#answer') && $('#pv .card') && !$('.answers .opt') && offer().length > 1 && offer().every(o => !o.v)),
      enter: () => rolls('enter'),
      play: () => rolls('play'),
      trophy: () => still($('#stand > .banner2.good')),
      opened: () => still($('#stand > .banner2.great')),
      move: () => still(marked('path').length > 3),
      path: () => { const all = marked('path').sort((a, b) => tells(b) - tells(a)); return all.length > 3 ? [['point', firsts(all[0]).at(-1)]] : null; },
    },
    odyssey: {
      turn: () => still(under('move').length && under('attack').length),
      move: () => under('move').length > 5 ? [['click', '.vb[data-verb=move] > summary']] : null,
      edge: () => { const o = offer().find(o => !o.v && !o.s.length && o.m.length); return o && $('.answers') ? [['at', '#o' + o.n]] : null; },
      power: () => still($('#stand > .moment .die [data-sides="6"]')),
      rolled: () => still($$('#stand > .moment:not(.asks) .die').length > 2),
      path: () => { const o = longest(under('move').filter(route)); return o ? [['point', firsts(o)[0]]] : null; },
      attack: () => rolls('attack'),
      bull: () => { const o = marked('path').find(o => !o.v); return o && $('.answers') ? [['at', '#o' + o.n]] : null; },
      tile: () => { const o = marked('tile')[0]; return o ? [['point', firsts(o)[0]]] : null; },
      answers: () => still($$('.answers .opt').length > 1 && $('#answer')),
      trauma: () => still($('#stand > .banner2 .card')),
      dead: () => still($('.seat.dead')),
      mourned: () => still($$('.seat.dead').length && $('#digest .ev.me') && $('#answer')),
      down: () => still($('.seat.hurt')),
    },
    aurora: {
      explore: () => still(under('explore').length > 3),
      party: () => still(bundled() && under('explore').length),
      take: () => still(bundled() && under('take').length > 2),
      improve: () => still(under('take').length > 2 && !bundled()),
      drive: () => { const o = longest(under('drive').filter(route)); return o ? [['point', firsts(o)[0]]] : null; },
      shoot: () => { const o = under('shoot').find(o => o.s.length > 1); return o ? [['touch', firsts(o)[0]]] : null; },
      damage: () => still(!offer().some(o => o.v) && offer().length > 2 && $('.train')),
      rest: () => still(under('feed').length > 0),
    },
  };
  games.renaissance = {
    turn: () => still(under('move').length && $('svg.grid')),
    reach: () => under('move').length > 4 ? [['click', '.vb[data-verb=move] > summary']] : null,
    step: () => { const o = longest(under('move').filter(o => o.s.length)); return o ? [['point', firsts(o)[0]]] : null; },
    attack: () => rolls('attack'),
    clock: () => still($('svg.clock a.lit')),
    camp: () => still($('.street')),
    shop: () => still($('.street .lit')),
    road: () => still($('svg.map') && !$('svg.grid')),
    page: () => still($('article.tale')),
  };
  // Each of these is of another question.
  const asked = new Map();
  const once = (name, when) => () => {
    const number = $('#answer')?.dataset.number, by = asked.get(number);
    const steps = number && (by ?? name) === name ? when() : null;
    if (steps) asked.set(number, name);
    return steps;
  };
  games.voyage = {
    chart: () => still($('svg.map') && $('#answer') && !$('article.tale')),
    sail: () => { const o = offer().find(o => o.s.length && things_of(o)); return $('svg.map') && o ? [['point', firsts(o).at(-1)]] : null; },
    page: once('page', () => still($('article.tale') && $$('.answers .opt').length > 1)),
    story: once('story', () => still(!$('article.tale') && $('[data-spot=story] .tok:not(.ghost), [data-spot=story] .f') && $('#answer'))),
    craft: once('craft', () => still(offer().some(o => o.s.flat().some(spot => spot.startsWith('craft-'))))),
    explored: () => still($('[data-spot^=explored-]')),
    battle: () => still($('svg.grid') && $('#answer')),
    camp: () => still($('.sheet .picture, .sheet svg.argo, .argo')),
  };
  const things_of = o => firsts(o).every(spot => $(`.stage [data-spot="${CSS.escape(spot)}"]`));
  window.states = (game, done) => Object.entries({ ...common, ...games[game] }).filter(([name]) => !done.includes(name)).flatMap(([name, when]) => {
    const steps = when();
    return steps ? [{ name, steps }] : [];
  });
  // What passes by itself stays, so that pictures can be taken of it.
  const later = window.setTimeout;
  window.setTimeout = (act, after, ...rest) => [500, 1400, 2600].includes(after) ? later(() => {}, 1) : later(act, after, ...rest);
})();
