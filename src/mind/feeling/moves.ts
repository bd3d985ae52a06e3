import { AGAIN } from './again.ts';
import { CONTROLS } from './controls.ts';
import { ENDS } from './ends.ts';
import type { Wordings } from './wordings.ts';

/** What people say at each move of theirs. */
export const MOVES: Record<string, Wordings> = {
  satisfice: {
    plain: [
      'I will try {c}.',
      'Let me click {c}.',
      'I think it is under {c}.',
      '{c} looks right.',
      'I go for {c}.',
      '{c}, that could be it.',
      '{c} or {d}? I take {c}.',
      'It says {c}, so I click that.',
      'For {w} I try {c}.',
    ],
    fluent: [
      '{c} is probably the way to {w}.',
      'For {w} I would expect {c} to be the place.',
      '{c} catches my eye, so I follow that.',
      '{c} seems closest to {w}.',
      'I would guess that {c} leads to {w}.',
      'Of all that is on offer here, {c} fits best.',
      'It could be {d}, but {c} sounds more like it.',
      '{c} sounds like what I am after.',
      'Between {c} and {d} I lean towards {c}.',
      'On {p} the most promising thing is {c}.',
    ],
  },
  onward: {
    plain: ['Next is {c}.', 'So I press {c}.', 'Now {c}.', '{c} comes next.', 'On I go with {c}.'],
    fluent: [
      'I have to go through {c} first.',
      '{c} is the next thing to do.',
      '{c} takes me further.',
      'From here it goes on with {c}.',
      'The way on is {c}.',
      'On {p} I go on with {c}.',
    ],
  },
  guess: {
    plain: [
      'Not sure. Maybe {c}?',
      'I do not see {w}. I try {c}.',
      'No idea really, so {c}.',
      '{c}, perhaps?',
      'I am only guessing: {c}.',
      'Where do I find {w}? I try {c}.',
      'It could be {c} or {d}. I cannot tell.',
    ],
    fluent: [
      'Nothing here clearly says {w}; {c} is a shot in the dark.',
      'None of these labels speaks to me. I try {c} and see.',
      'I am guessing now: {c} might lead to {w}.',
      'It is not obvious where {w} would be, so {c} it is.',
      'Nothing on {p} sounds right; {c} is the least unlikely.',
      '{c} or {d}, neither convinces me. I try the first.',
    ],
  },
  once_more: {
    plain: ['{c} again, perhaps.', 'I try {c} once more.', 'Maybe I missed something at {c}.', 'Back to {c}, then.'],
    fluent: [
      'I may have missed something behind {c}, so I try it again.',
      'Let me have another go at {c}.',
      'I give {c} a second try.',
      'Nothing better than {c}, so once more.',
    ],
  },
  press_named: {
    plain: [
      'There is {c}. I press it.',
      '{c}, as I was told.',
      'Now {c}.',
      'I click {c}.',
      'Here it is, {c}.',
      '{c} it is.',
    ],
    fluent: [
      '{c} is right there, so I press it.',
      'I was asked to use {c}, and I can see it.',
      'Next comes {c}.',
      'I have found {c} and use it.',
      'That must be {c}.',
    ],
  },
  search: {
    plain: [
      'I will search for {w}.',
      'There is a search box. I use that.',
      'It is quicker to search.',
      'Let me look it up.',
      'I type it into {c}.',
      'I let the site look for {w}.',
    ],
    fluent: [
      'Rather than browse I search for {w}.',
      'A search box is the fastest way to {w}.',
      'I would sooner search than click through menus.',
      '{c} should find {w} for me.',
      'Before I wander about I use the search.',
    ],
  },
  search_anew: {
    plain: [
      'That found nothing for me. I try {c}.',
      'Other words, then: {c}.',
      'I search again, for {c}.',
      'Not what I meant. Now {c}.',
    ],
    fluent: [
      'The search did not bring it up, so I try {c} instead.',
      'Perhaps the site calls it {c}.',
      'I put it in other words: {c}.',
      'That did not find it; maybe {c} does.',
    ],
  },
  send: {
    plain: ['Now search.', 'I press {c}.', 'Let us see what it finds.', 'I start the search.'],
    fluent: [
      'Now to see what comes up.',
      'I send the search off.',
      '{c}, and let us see what it finds.',
      'I wonder what it has for {w}.',
    ],
  },
  scroll: {
    plain: [
      'I scroll down.',
      'Maybe it is further down.',
      'Not here. Let me see below.',
      'What else is there?',
      'I look further down on {p}.',
      'I do not see {w} yet, so down I go.',
      'Let me see the rest.',
    ],
    fluent: [
      'Nothing about {w} in this part of {p}; there may be more below.',
      'I have not seen the whole of {p} yet.',
      'Let me see what else there is on {p}.',
      'Perhaps I find {w} further down.',
      'I would like to see the rest before I decide.',
      'So far nothing that says {w}; I keep scrolling.',
    ],
  },
  scroll_up: {
    plain: ['Back up again.', 'I scroll up.', 'I must have missed it. Up again.', 'Let me look at the top once more.'],
    fluent: [
      'I go back up; something there may have been it.',
      'There was something further up that I should look at again.',
      'I may have overlooked {w} further up on {p}.',
      'Let me return to the upper part of {p}.',
    ],
  },
  asked_back: {
    plain: ['Now back.', 'Back to the page before.', 'I go back, as I was told.', 'Back I go.'],
    fluent: [
      'Next I am to go back.',
      'I have seen {p}, so back as asked.',
      'That was {p}; now I return.',
      'Back to where I was, as the task says.',
    ],
  },
  back: {
    plain: [
      'Wrong way. Back.',
      'This is not it, I go back.',
      'No, back again.',
      '{p} is not what I want.',
      'I do not find {w} here. Back.',
    ],
    fluent: [
      '{p} does not get me closer to {w}; I go back.',
      'That was a wrong turn: {p} has nothing on {w}.',
      'I thought {p} would help. It does not, so back.',
      'There was more to choose from before {p}, so I return.',
      'A dead end. I retrace my steps from {p}.',
    ],
  },
  clear_overlay: {
    plain: ['First I get rid of {c}.', '{c} is in my way.', 'I close {c}.', 'I do not want {c} now.', 'Away with {c}.'],
    fluent: [
      '{c} covers what I came for, so that goes first.',
      'Before anything else I have to deal with {c}.',
      'Yet another interruption, {c}.',
      'I just want {c} out of the way.',
      'I have to get past {c} to see the page.',
    ],
  },
  answer_dialog: {
    plain: ['It asks: {c}. I answer.', 'A box pops up: {c}.', 'It says {c}. Fine.', 'First I answer this: {c}.'],
    fluent: [
      'A message wants an answer: {c}.',
      'The browser says {c}; I respond to that first.',
      'I read {c} and decide.',
      'So it wants to know: {c}.',
    ],
  },
  mend: {
    plain: [
      'It says {c}. I fix that.',
      'It did not like that: {c}. I try again.',
      'Something is wrong: {c}.',
      '{c}? Then I change it.',
      'OK, {c}. Let me put that right.',
    ],
    fluent: [
      'The page complains, {c}, so I put that right.',
      'I see what it wants: {c}. Let me correct it.',
      'That was refused with {c}; I amend the field.',
      'It tells me {c}, which I can mend.',
    ],
  },
  amend: {
    plain: [
      '{c}? I change that.',
      'That is not right yet: {c}.',
      'Wait, {c}. I put that right first.',
      'Not {c}. Let me change it.',
    ],
    fluent: [
      'I look it over, and {c} is not how I want it.',
      'Everything else is fine, but {c} has to be changed.',
      'Before I send this, {c} needs putting right.',
      'Good that I looked: {c} is not as it should be.',
    ],
  },
  wait: {
    plain: [
      'It is still loading.',
      'I wait a moment.',
      'This is slow. I wait.',
      'Nothing yet. I am waiting.',
      'How long does this take?',
    ],
    fluent: [
      'It seems to be working on it, so I give it a moment.',
      'Still nothing; I wait a little longer.',
      'I let it finish: {c}.',
      'It says {c}, and I watch it do so.',
    ],
  },
  pause: {
    plain: ['I let the time pass.', 'I count the seconds.', 'Now I wait, as I was told.', 'I wait that long.'],
    fluent: [
      'I give it the time I was told to.',
      'I count the seconds before I go on.',
      'Now a pause, as asked.',
      'I hold on for as long as it says.',
    ],
  },
  ...CONTROLS,
  ...AGAIN,
  ...ENDS,
};
