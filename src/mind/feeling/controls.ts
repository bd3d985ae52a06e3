import type { Wordings } from './wordings.ts';

/** What people say as they work a control. */
export const CONTROLS: Record<string, Wordings> = {
  press: {
    plain: ['I press {c}.', 'Now {c}.', '{c} it is.', 'So {c}.', 'I click {c}.'],
    fluent: [
      '{c} does that, so I press it.',
      '{c} is what I need here.',
      'Next I press {c}.',
      'I go on with {c}.',
      'That is what {c} is for.',
    ],
  },
  mark: {
    plain: ['I tick {c}.', 'Now I tick {c}.', '{c} gets a tick.', 'Then a tick at {c}.'],
    fluent: ['I put a tick at {c}.', 'Next I tick {c}.', 'There is a box for {c}; I tick it.', '{c} should be ticked.'],
  },
  unmark: {
    plain: ['I take the tick away at {c}.', 'No {c} for me.', 'Off with {c}.', 'I untick {c}.'],
    fluent: [
      '{c} is ticked, and I do not want that.',
      'I take the tick off {c}.',
      'The tick at {c} has to go.',
      '{c} should not be ticked.',
    ],
  },
  switch_on: {
    plain: ['I switch {c} on.', '{c} on.', 'I turn on {c}.'],
    fluent: ['Now I turn {c} on.', '{c} should be on.', '{c} is off, so I switch it on.'],
  },
  switch_off: {
    plain: ['I switch {c} off.', '{c} off.', 'I turn off {c}.'],
    fluent: ['Now I turn {c} off.', '{c} should be off.', '{c} is on, so I switch it off.'],
  },
  choose: {
    plain: ['I take {c}.', '{c} for me.', 'I choose {c}.', '{c}, that is the one.', 'This one: {c}.'],
    fluent: [
      'Among these, {c} is what I need.',
      '{c} is the choice that fits.',
      'I settle on {c}.',
      'The option I am after is {c}.',
      'Of what I can choose, {c} suits me.',
    ],
  },
  fill_field: {
    plain: ['I fill in {c}.', 'It wants {c}. Here you go.', 'Now {c}.', '{c}? I have that.', '{c}, I know that one.'],
    fluent: [
      'The form asks for {c}, which I know.',
      'Next in the form is {c}.',
      '{c}: that I can answer.',
      'I fill in {c} before I go on.',
      'For {c} I put in what I have.',
      'Then there is {c} to fill in.',
    ],
  },
  commit: {
    plain: [
      'That is filled in, now {c}.',
      'Now I press {c}.',
      'All done here, so {c}.',
      'Off it goes with {c}.',
      'Then {c}.',
    ],
    fluent: [
      'Everything seems filled in, so {c} comes next.',
      'I have nothing to add, so I press {c}.',
      'With that complete I go to {c}.',
      '{c} should send it off.',
      'I am ready for {c}.',
    ],
  },
};
