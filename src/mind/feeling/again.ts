import type { Wordings } from './wordings.ts';

/** What people say of what was named in the sentence before, and of what they do a second time. */
export const AGAIN: Record<string, Wordings> = {
  /** Of what the sentence before has named already. */
  it: {
    plain: ['I click it all the same.', 'I try it.', 'I go for it.', 'I take it.', 'I try it anyway.'],
    fluent: ['I try it all the same.', 'I try it and see.', 'Still, I take it.', 'It will have to do.'],
  },
  it_field: {
    plain: ['I fill it in all the same.', 'I fill it in anyway.', 'I type it in.', 'Well, I fill it in.'],
    fluent: [
      'I fill it in all the same.',
      'Still, I put in what I have.',
      'I answer it anyway.',
      'I fill it in as I can.',
    ],
  },
  it_anew: {
    plain: ['I do it again.', 'Once more, then.', 'I type it again.', 'So I start over.'],
    fluent: ['I put it in once more.', 'So I fill it in a second time.', 'Once more, then.', 'I type it in anew.'],
  },
  it_marked: {
    plain: ['I tick it all the same.', 'I tick it anyway.', 'Well, I tick it.'],
    fluent: ['I tick it all the same.', 'Still, I put a tick there.', 'I tick it nevertheless.'],
  },
  it_pressed: {
    plain: ['I press it again.', 'Once more.', 'I try again.'],
    fluent: ['Perhaps it did not take, so once more.', 'Let me press it once more.', 'I give it another chance.'],
  },
  aim_again: {
    plain: ['I press it again.', 'Once more.', 'I try again.', 'Again.'],
    fluent: ['I aim once more.', 'Once more, and slowly.', 'Let me try that again.'],
  },
  press_again: {
    plain: ['I press {c} again.', '{c} once more.', 'Again {c}.', 'I try {c} once again.', 'Come on, {c}.'],
    fluent: [
      'Perhaps it did not take, so {c} once more.',
      'Let me try {c} again before I look elsewhere.',
      'Maybe I missed it; I press {c} again.',
      'I give {c} another chance.',
    ],
  },
  refill: {
    plain: ['I fill in {c} again.', '{c} once more.', 'I type {c} again.', 'Again {c}.'],
    fluent: [
      'I fill in {c} once more.',
      'So {c} has to be filled in anew.',
      'I start again with {c}.',
      'Once more I put something into {c}.',
    ],
  },
};

/** How a move is said when its thing was just named; `it` where there is nothing of its own. */
export const NAMED: Readonly<Record<string, string>> = {
  fill_field: 'it_field',
  search: 'it_field',
  refill: 'it_anew',
  press_again: 'it_pressed',
  aim_again: 'aim_again',
  once_more: 'it_pressed',
  mark: 'it_marked',
};
