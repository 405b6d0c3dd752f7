//! Questions: what is offered can be taken, and has a notation that reads back.

use super::answers::Answerer;
use super::fault::Check;
use super::trial::{Trial, asked};
use table::notation::{read_answer, write_answer};
use table::play::QuestionOf;
use table::{Answer, AnsweredBy, Form, Game, Refusal, Seat, World};

/// How many options of a long list are tried at one position.
const TRIED: usize = 12;

pub(super) fn check<G: Game>(trial: &mut Trial<G>, world: &World<G>) {
    let Some(question) = world.question() else { return };
    for seat in asked(question.asked, trial.seats) {
        distinct(trial, world, &question.form, seat);
        kinds(trial, question.form.items(seat));
        for answer in answers(trial, question, seat) {
            reads_back(trial, world, question, seat, &answer);
            taken(trial, world, question, seat, answer);
            trial.came_back();
        }
    }
}

/// Every option, for a question that wants one; for the others the example and a few at random.
fn answers<G: Game>(trial: &mut Trial<G>, question: &QuestionOf<G>, seat: Seat) -> Vec<Answer<G::Choice>> {
    match &question.form {
        Form::One(_) | Form::Each(_) => {
            let mut options = question.form.items(seat).to_vec();
            if options.len() > TRIED {
                trial.rng.shuffle(&mut options);
            }
            options.into_iter().take(TRIED).map(Answer::One).collect()
        }
        form => {
            let mut answerer = Answerer::new(trial.rng.fork());
            let random = (0..3).filter_map(|_| answerer.assemble(form, seat));
            question.example.clone().into_iter().chain(random).collect()
        }
    }
}

/// No option is there twice, and no two are written alike. Only where several are picked, equal items may stand as often as there are
/// such things: two equal cards of a hand that are discarded.
fn distinct<G: Game>(trial: &mut Trial<G>, world: &World<G>, form: &Form<G::Choice, G::Card>, seat: Seat) {
    let options = form.items(seat);
    let several = matches!(form, Form::Some { .. } | Form::Order(_));
    let notations: Vec<String> = options.iter().map(|option| world.now().notate(seat, *option)).collect();
    for (n, notation) in notations.iter().enumerate() {
        let odd = notation.trim() != notation || notation.is_empty() || notation == "none";
        if odd || notation.contains([',', '=', '\n', '\r']) {
            trial.fault(Check::Notation, format!("“{notation}” is no proper notation"));
        }
        if !G::NOTATIONS.is_empty() && !trial.library.vocabulary.understands::<G>(notation) {
            let said = format!("“{notation}” has none of the forms of `Notate::NOTATIONS`");
            trial.fault(Check::Notation, said);
        }
        if options[..n].contains(&options[n]) {
            if several {
                continue;
            }
            trial.fault(Check::Options, format!("“{notation}” is offered twice"));
        } else if notations[..n].contains(notation) {
            trial.fault(Check::Notation, format!("two options are both written “{notation}”"));
        }
    }
}

/// The lab counts options by their kind.
fn kinds<G: Game>(trial: &mut Trial<G>, options: &[G::Choice]) {
    for option in options {
        let kind = G::kind_of(*option);
        if kind >= G::KINDS.len() {
            let said =
                format!("`Study::kind_of` gives {kind} for {option:?}, and `Study::KINDS` has only {}", G::KINDS.len());
            trial.fault(Check::Catalogue, said);
        }
    }
}

fn reads_back<G: Game>(
    trial: &mut Trial<G>,
    world: &World<G>,
    question: &QuestionOf<G>,
    seat: Seat,
    answer: &Answer<G::Choice>,
) {
    let words = write_answer(world.now(), seat, answer);
    match read_answer(world.now(), question, seat, &words) {
        Ok(read) if read == *answer => {}
        Ok(read) => trial.fault(Check::Notation, format!("“{words}” reads back as {read:?} and not {answer:?}")),
        Err(why) => trial.fault(Check::Notation, format!("“{words}” does not read back: {}", why.key)),
    }
}

/// Only a selection can be refused, by the rule's own test; its sentence must then be one that can be told.
fn taken<G: Game>(
    trial: &mut Trial<G>,
    world: &World<G>,
    question: &QuestionOf<G>,
    seat: Seat,
    answer: Answer<G::Choice>,
) {
    let words = write_answer(world.now(), seat, &answer);
    let is_example = question.example.as_ref() == Some(&answer);
    match world.clone().answer(seat, answer, AnsweredBy::Person, &mut ()) {
        Ok(()) => {}
        Err(Refusal::NotOffered(why)) if matches!(question.form, Form::Some { .. }) && !is_example => {
            trial.library.read(&why).into_iter().for_each(|said| trial.fault(Check::Words, said));
        }
        Err(Refusal::Fault(said)) => trial.fault(Check::Rules, format!("“{words}” is offered to {seat}: {said}")),
        Err(refusal) => {
            trial.refused::<()>(&format!("“{words}”, offered to {seat},"), &refusal);
        }
    }
}
