import type { Wordings } from './wordings.ts';

/** What people say as they end. */
export const ENDS: Record<string, Wordings> = {
  completed: {
    plain: [
      'Done. It says {c}.',
      'That is it: {c}.',
      '{c}, good. Finished.',
      'All done, I think: {c}.',
      'It says {c}, so I am finished.',
    ],
    fluent: [
      '{c}: that tells me it worked, so I am done.',
      'With {c} on the page I consider this finished.',
      'I got what I came for; the page says {c}.',
      'That completes it, going by {c}.',
      'Seeing {c}, I would close the page now.',
    ],
  },
  acted: {
    plain: ['{c}, and that is it.', 'That was {c}. I am done.', 'With {c} I am done.', 'Done: {c}.'],
    fluent: [
      '{c} was the last thing to do.',
      'With {c} done I consider this finished.',
      'That was {c}, which is all I was asked.',
      'I have seen to {c}, so I am finished.',
    ],
  },
  reached: {
    plain: ['Here it is: {c}.', 'I am there, {c}.', 'Found it: {c}.', '{c}, this is the page.'],
    fluent: [
      'This is {c}, which is where I wanted to be.',
      '{c} is the page I was looking for.',
      'That is it, I have come to {c}.',
    ],
  },
  answered: {
    plain: ['Here it is: {c}.', 'It says {c}.', 'Found it. {c}.', 'The answer is {c}.'],
    fluent: [
      'The page gives the answer: {c}.',
      'What I was looking for stands here: {c}.',
      'So the answer is {c}.',
      'I read it here: {c}.',
    ],
  },
  gave_up: {
    plain: [
      'I give up: {c}.',
      'That is enough for me: {c}.',
      'I cannot find {w}. I stop here.',
      'No, I stop here: {c}.',
      'I do not get any further: {c}.',
    ],
    fluent: [
      'I would stop here: {c}.',
      'At this point I would leave the site, because {c}.',
      'I have tried what I could think of for {w}; {c}.',
      'This is where I would ask somebody or go elsewhere: {c}.',
      'I see {w} nowhere, so I leave it.',
    ],
  },
  /** Who leaves only because they have had enough says of what. */
  tired: {
    plain: [
      'I give up. {p} does not help me, and {c}.',
      'I stop at {p}: {c}.',
      'No. {p} is not it, and {c}.',
      'That is enough for me. {p} does not help, and {c}.',
    ],
    fluent: [
      'I would leave the site at {p}: {c}.',
      'With {p} before me I would stop: {c}.',
      '{p} does not get me there, and {c}. I leave it.',
      'At {p} I would ask somebody or go elsewhere: {c}.',
    ],
  },
};
