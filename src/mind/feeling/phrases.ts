/**
 * Wordings of think-aloud. `{c}` is what on the page caused the thought, `{w}` what is wanted. Plain wordings are
 * for people who speak plainly; both lists mix freely otherwise. Longer lists keep people from sounding alike.
 */
export interface Wordings {
  plain: readonly string[];
  fluent: readonly string[];
}

export const MOVES: Record<string, Wordings> = {
  satisfice: {
    plain: [
      '{c}. I will try that.',
      'Let me click {c}.',
      'I think it is under {c}.',
      '{c} looks right.',
      'Going for {c}.',
      'That one, {c}.',
      'OK, {c}.',
    ],
    fluent: [
      '{c} is probably the way to {w}.',
      'For {w} I would expect {c} to be the place.',
      'My eye goes to {c}, so I follow that.',
      '{c} seems the closest to {w}.',
      'I would guess {w} is behind {c}.',
      'Of what is on offer, {c} fits best.',
    ],
  },
  guess: {
    plain: [
      'Not sure. Maybe {c}?',
      'I do not see {w}. I try {c}.',
      'No idea really, so {c}.',
      'Hm. {c}, perhaps.',
      '{c}? I am only guessing.',
    ],
    fluent: [
      'Nothing here clearly says {w}; {c} is a shot in the dark.',
      'None of these labels speaks to me. I try {c} and see.',
      'I am guessing now: {c} might lead to {w}.',
      'It is not obvious where {w} would be, so {c} it is.',
    ],
  },
  press_named: {
    plain: ['There is {c}. I press it.', '{c}, as I was told.', 'Now {c}.', 'I click {c}.', 'Here it is, {c}.'],
    fluent: [
      '{c} is right there, so I press it.',
      'The task names {c}, and I can see it.',
      'Next comes {c}.',
      'I have found {c} and use it.',
    ],
  },
  fill_field: {
    plain: ['I fill in {c}.', '{c} first.', 'Typing {c} now.', 'It wants {c}. Here you go.', 'Now {c}.'],
    fluent: [
      'The form asks for {c}, which I know.',
      'I put in {c}.',
      'Next in the form is {c}.',
      '{c}: that I can answer.',
      'Filling in {c} before I go on.',
    ],
  },
  choose: {
    plain: ['I take {c}.', '{c} for me.', 'I choose {c}.', '{c}, that is it.', 'This one: {c}.'],
    fluent: [
      'Among these, {c} is what I need.',
      '{c} is the choice that fits.',
      'I settle on {c}.',
      'The option I am after is {c}.',
    ],
  },
  commit: {
    plain: [
      'Done with that. {c}.',
      'All filled in, so {c}.',
      'Now I press {c}.',
      'Off it goes: {c}.',
      'That is all. {c}.',
    ],
    fluent: [
      'Everything seems filled in, so {c} comes next.',
      'I have nothing more to add; {c}.',
      'With that complete I press {c}.',
      'Time to send it: {c}.',
    ],
  },
  search: {
    plain: [
      'I will search for it.',
      'There is a search box. I use that.',
      'Quicker to search: {c}.',
      'Let me look it up with {c}.',
      'I type it into {c}.',
    ],
    fluent: [
      'Rather than browse I search for {w}.',
      'A search box: the fastest way to {w}.',
      'I would sooner search than click through menus.',
      '{c} should find {w} for me.',
    ],
  },
  scroll: {
    plain: [
      'I scroll down.',
      'Maybe further down.',
      'Not here. Let me see below.',
      'What else is there?',
      'I look further down.',
    ],
    fluent: [
      'Nothing about {w} in this part of {c}; there may be more below.',
      'I have not seen the whole of {c} yet.',
      'Let me see what the rest of {c} has.',
      'Perhaps {w} is further down.',
    ],
  },
  back: {
    plain: [
      'Wrong way. Back.',
      'This is not it, I go back.',
      'No, back again.',
      'Not {c}. Back.',
      '{c} is not what I want.',
    ],
    fluent: [
      '{c} does not get me closer to {w}; I go back.',
      'That was a wrong turn: {c} has nothing on {w}.',
      'I thought {c} would help. It does not, so back.',
      'Back to where there was more to choose from than on {c}.',
    ],
  },
  clear_overlay: {
    plain: ['First I get rid of {c}.', 'Oh, {c}. Away with it.', '{c} is in my way.', 'I close {c}.', 'Not now, {c}.'],
    fluent: [
      '{c} covers what I came for, so that goes first.',
      'Before anything else I have to deal with {c}.',
      'Yet another interruption: {c}.',
      'I just want {c} out of the way.',
    ],
  },
  answer_dialog: {
    plain: ['It asks: {c}. I answer.', 'A box pops up: {c}.', 'OK, {c}.', 'It says {c}. Fine.'],
    fluent: [
      'A message wants an answer: {c}.',
      'The browser says {c}; I respond to that first.',
      'I read {c} and decide.',
    ],
  },
  mend: {
    plain: [
      'It says {c}. I fix that.',
      'Oh. {c}. I try again.',
      'Something is wrong: {c}.',
      'It did not like that: {c}.',
      '{c}? Then I change it.',
    ],
    fluent: [
      'The page complains, {c}, so I put that right.',
      'I see what it wants: {c}. Let me correct it.',
      'That was refused with {c}; I amend the field.',
      'It tells me {c}, which I can mend.',
    ],
  },
  wait: {
    plain: ['It is still loading.', 'I wait a moment.', 'Slow. I wait.', 'Nothing yet. Waiting.'],
    fluent: [
      'It seems to be working on it, so I give it a moment.',
      'Still nothing; I wait a little longer.',
      'I let {c} finish loading.',
    ],
  },
  completed: {
    plain: [
      'Done. It says {c}.',
      'That is it: {c}.',
      'Good, {c}. Finished.',
      'All done, I think. {c}.',
      '{c}. So I am finished.',
    ],
    fluent: [
      '{c}: that tells me it worked, so I am done.',
      'With {c} on the page I consider this finished.',
      'I got what I came for; it says {c}.',
      'That completes it, going by {c}.',
    ],
  },
  answered: {
    plain: ['Here it is: {c}.', 'It says: {c}.', 'Found it. {c}.', 'The answer: {c}.'],
    fluent: [
      'The page gives the answer: {c}.',
      'What I was looking for stands here: {c}.',
      'So the answer is: {c}.',
      'I read it here: {c}.',
    ],
  },
  gave_up: {
    plain: [
      'I give up. {c}.',
      'That is enough. {c}.',
      'I cannot find it. {c}.',
      'No. I stop here. {c}.',
      'It is not there, or I do not see it. {c}.',
    ],
    fluent: [
      'I would stop here: {c}.',
      'At this point I would leave the site: {c}.',
      'I have tried what I could think of for {w}: {c}.',
      'This is where I would ask somebody or go elsewhere: {c}.',
    ],
  },
};

/** Openings by feeling; the empty one keeps them from being worn out. */
export const OPENINGS: Record<string, readonly string[]> = {
  delighted: ['That was easy!', 'Lovely.', 'Oh, nice.', 'Great, that went fast.'],
  satisfied: ['Good.', 'Right.', 'Fine.', 'That works.', ''],
  relieved: ['Phew.', 'At last.', 'Finally.', 'Good, there we are.'],
  curious: ['', 'Let us see.', 'Interesting.', 'So, what have we here.', ''],
  neutral: ['', '', '', 'OK.', 'So.'],
  uncertain: ['Hm.', 'I am not sure about this.', 'Is that right?', 'Maybe.', ''],
  confused: ['I do not get this.', 'What is that supposed to mean?', 'Confusing.', 'I am a bit lost.'],
  bored: ['Still?', 'This takes a while.', 'Come on.'],
  anxious: [
    'I hope this is all right.',
    'Careful now.',
    'I do not want to break anything.',
    'This makes me a little nervous.',
  ],
  annoyed: ['Oh, come on.', 'That is annoying.', 'Again?', 'Tiresome.', 'Really?'],
  frustrated: [
    'This is getting on my nerves.',
    'Why does this not work?',
    'I have had about enough.',
    'Nothing works here.',
  ],
};

/** Said when the last act had no effect, or was refused. */
export const SETBACKS: readonly string[] = [
  'I pressed {l} and nothing happened.',
  '{l} does nothing.',
  'No reaction from {l}.',
  'Did {l} even register?',
  'Nothing changed after {l}.',
  'I do not think {l} worked.',
];
