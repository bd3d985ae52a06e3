import type { ColourVision } from '../../../contract/index.ts';
import { ageOn } from '../../../contract/index.ts';
import { luckOf } from '../../identity.ts';
import type { MindPerson } from '../../mind.ts';
import { Chance } from './random.ts';

/** What makes one person behave unlike another, in the units of the equations. docs/mind.md gives the sources. */
export interface Traits {
  age: number;
  /** Satisficing parameter k of CogTool-Explorer: 600 reads nearly all of a group, 5 is SNIF-ACT's eager reader. */
  satisficing: number;
  /** Scale of the logistic noise on scent. */
  noise: number;
  /** Multiplies the hazard of quitting. */
  impatience: number;
  /** Words a minute. */
  readingSpeed: number;
  /** Years of schooling a text may ask for before it confuses. */
  readingGrade: number;
  /** Things kept in mind at once. */
  workingMemory: number;
  riskAversion: number;
  selfEfficacy: number;
  /** Multiplies every motor and mental time. */
  slowness: number;
  /** Visual acuity, 1 is normal; and the weakest contrast ratio that is read without effort. */
  acuity: number;
  contrastNeeded: number;
  /** Chance to take in what stands at the edge of attention, 0..1. */
  attention: number;
  screenReader: boolean;
  /** How far pages are enlarged, 1 for not at all. */
  magnified: number;
  colourVision?: ColourVision;
  plainSpeech: boolean;
}

const EDUCATION: Record<string, number> = {
  less_than_secondary: 7,
  secondary: 10,
  some_post_secondary: 12,
  vocational_or_associate: 12,
  bachelor: 14,
  graduate: 16,
};

const SKILLED =
  /\b(software|developer|programmer|engineer|web|computer|data|it (?:support|manager|specialist)|designer|tech-?savvy|digital native|analyst|gamer)\b/i;
const MACHINES =
  '(?:computers?|technolog(?:y|ies)|tech|internet|online|web ?sites?|web|screens?|(?:smart)?phones?|forms?|gadgets?|devices?|apps?|digital)';
/** What a life story says of somebody who does not trust themselves with computers, in either order. */
const UNSURE = new RegExp(
  [
    `\\b(?:not (?:very |at all |so |really |that )?(?:good|confident|comfortable|sure|at home|familiar|used to|skilled)|un(?:sure|certain|comfortable|familiar|confident)|insecure|inexperienced|(?:lacks?|little|no|low) (?:confidence|experience)|struggles?|trouble|difficult(?:y|ies)|afraid|scared|nervous|wary|lost|hates?|dislikes?|distrusts?|mistrusts?|do(?:es)?(?: not|n['’]t) trust|new to|hardly (?:ever )?uses?|(?:rarely|seldom|never) (?:uses?|used|learn(?:ed|t))|beginner|avoids?|clumsy)\\b(?:(?!\\b(?:but|and|though|yet)\\b)[^.;,]){0,40}\\b${MACHINES}\\b`,
    `\\b${MACHINES}\\b[^.;]{0,30}\\b(?:confus|scar|frighten|overwhelm|intimidat|unnerv|(?:hard|difficult) for|mak(?:e|es) (?:her|him|them) (?:nervous|anxious))`,
    '\\b(?:technophob|computer[- ]illiterate|not (?:very |at all |so |really )?tech-?savvy|low digital (?:skills|literacy))',
  ].join('|'),
  'i',
);
/** Whose language it is not that the pages are in, as a life story tells it. */
const SECOND_LANGUAGE =
  /\b(?:(?:basic|limited|poor|broken|shaky|rusty|weak|hardly any|not much|speaks? (?:a )?(?:little|bit of|some|simple)) english|english (?:is|was) (?:(?:still|very|rather|quite|only|somewhat) )?(?:basic|limited|poor|weak|broken|shaky|rusty|not (?:very |so )?good|(?:his|her|their|a) (?:second|third|foreign)|not (?:his|her|their) (?:first|native|mother))|learning english\b(?! lit)|english as a (?:second|foreign)|non-?native (?:speaker|reader))/i;
/** What reading in another language takes, a quarter of the speed and some years of schooling; fitted. */
const FOREIGN = { speed: 0.75, grade: 4 } as const;
const HASTY = /\b(impatient|in a hurry|busy|no time|rushed|hasty|short on time|hurried)\b/i;
const CALM = /\b(patient|careful|thorough|methodical|meticulous|takes? (?:his|her|their) time|persistent|detail)\b/i;
const CAUTIOUS =
  /\b(cautious|careful with money|worr(?:y|ies|ied)|anxious|nervous|sceptical|skeptical|suspicious|scam)\b/i;
const BOLD = /\b(adventurous|curious|bold|tinkers?|tinkerer|experiments?|risk-?taker|spontaneous)\b/i;

const DENIED =
  /\b(?:not|never|hardly|rarely|seldom|no longer|is(?:n['’]t)) (?:a |an |at all |so |very |really |in a |ever )?[\p{L}-]+/giu;
/** Who doubts being able to takes longer over each act (computer anxiety and self-efficacy: Czaja and others 2006); how much is fitted. */
const HESITATES = 1.12;

/**
 * From 65 on tasks take 43% longer and 55.3% of them succeed against 74.5% (Nielsen Norman Group, users over 65). What
 * that asks of the parts, on top of what sight and attention lose, is fitted to those two figures; it sets in from 60.
 */
const OLD = { slower: 0.5, reading: 0.15, givesUp: 1.8 } as const;

/**
 * Derives behaviour from the profile. Group membership is never read: age, schooling, declared limits and what the
 * bio says of habits are, and the seed spreads individuals within them.
 */
export function traitsOf(person: MindPerson, today: Date, seed: number): Traits {
  const draw = new Chance(seed, `traits/${luckOf(person)}`);
  const age = ageOn(person.date_of_birth, today) ?? 40;
  const access = person.accessibility_profile ?? {};
  const told = `${person.bio ?? ''} ${person.occupation ?? ''}`;
  const unsure = UNSURE.test(told);
  // "Is not impatient" says nothing of hurry.
  const words = told.replace(DENIED, ' ');
  const grade = EDUCATION[person.education_level ?? ''] ?? 11;
  const clamp = (x: number, low: number, high: number) => Math.max(low, Math.min(high, x));

  const old = clamp((age - 60) / 5, 0, 1);
  let selfEfficacy = 0.62 + (grade - 11) * 0.015 - Math.max(0, age - 55) * 0.005 + draw.normal('efficacy') * 0.1;
  if (unsure) selfEfficacy -= 0.25;
  else if (SKILLED.test(words)) selfEfficacy += 0.15;
  selfEfficacy = clamp(selfEfficacy, 0.1, 0.95);

  let impatience = Math.exp(draw.normal('patience') * 0.25);
  if (HASTY.test(words)) impatience *= 1.5;
  if (CALM.test(words)) impatience *= 0.7;
  if (access.cognition === 'adhd') impatience *= 1.35;
  impatience *= 1.3 - 0.5 * selfEfficacy;
  impatience *= 1 + OLD.givesUp * old;

  // k spreads log-normally about 150: between SNIF-ACT's 5 and CogTool-Explorer's 600 lie eager and thorough readers.
  let satisficing = 150 * Math.exp(draw.normal('k') * 0.7);
  if (HASTY.test(words)) satisficing *= 0.35;
  if (CALM.test(words)) satisficing *= 2;
  if (access.cognition === 'adhd') satisficing *= 0.4;
  if (age >= 65) satisficing *= 1.5;

  let readingSpeed = 238 * (1 + draw.normal('reading') * 0.12);
  if (age > 60) readingSpeed *= 1 - OLD.reading * old - Math.min(0.2, (age - 60) * 0.008);
  let readingGrade = grade;
  if (access.cognition === 'dyslexia') {
    readingSpeed *= 0.65;
    readingGrade -= 2;
  }
  if (access.cognition === 'low_literacy') {
    readingSpeed *= 0.6;
    readingGrade = Math.min(readingGrade, 5);
  }
  if (SECOND_LANGUAGE.test(told)) {
    readingSpeed *= FOREIGN.speed;
    readingGrade -= FOREIGN.grade;
  }
  // Hurry buys time with care and care costs it (speed-accuracy trade-off: Wickelgren 1977); how much is fitted.
  const pace = (HASTY.test(words) ? 0.92 : 1) * (CALM.test(words) ? 1.1 : 1) * (unsure ? HESITATES : 1);
  // 0.8% a year from 25 to 60 (design sources in docs/mind.md).
  const slowness =
    pace *
    (1 + 0.008 * clamp(age - 25, 0, 35) + OLD.slower * old) *
    Math.exp(draw.normal('speed') * 0.25) *
    (access.motor === 'tremor' ? 1.5 : 1);

  let workingMemory = Math.round(5 + draw.normal('memory') * 0.8 - (age >= 65 ? 1 : 0));
  if (access.cognition === 'memory' || access.cognition === 'adhd') workingMemory -= 2;

  const oldEyes = Math.max(0, age - 45) * 0.004;
  return {
    age,
    satisficing: clamp(satisficing, 3, 800),
    noise: BOLD.test(words) ? 1.5 : 1,
    impatience: clamp(impatience, 0.4, 3.5),
    readingSpeed: clamp(readingSpeed, 80, 350),
    readingGrade,
    workingMemory: clamp(workingMemory, 2, 7),
    riskAversion: clamp(
      0.4 +
        draw.normal('risk') * 0.12 +
        (CAUTIOUS.test(words) ? 0.3 : 0) -
        (BOLD.test(words) ? 0.2 : 0) +
        Math.max(0, age - 50) * 0.004,
      0,
      1,
    ),
    selfEfficacy,
    slowness: clamp(slowness, 0.5, 3.5),
    // 20/80, moderate impairment (ICD-11 9D90).
    acuity: access.vision === 'low_vision' ? 0.25 : access.vision === 'blind' ? 0 : 1 - oldEyes,
    // 3:1 is the least for good eyes (ISO 9241-3), 4.5:1 makes up for 20/40 and 7:1 for 20/80 (WCAG 2.2, 1.4.3 and 1.4.6).
    contrastNeeded: access.vision === 'low_vision' ? 7 : 3 + oldEyes * 8,
    // Visual search misses more with age from about 60 on (Madden 2007).
    attention: clamp(
      0.93 + draw.normal('attention') * 0.04 - (access.cognition === 'adhd' ? 0.12 : 0) - Math.max(0, age - 60) * 0.003,
      0.6,
      0.99,
    ),
    magnified: Math.max(1, Math.min(4, (access.text_zoom ?? 100) / 100)),
    screenReader: access.screen_reader === true || access.vision === 'blind',
    ...(access.color_vision ? { colourVision: access.color_vision } : {}),
    plainSpeech: readingGrade <= 10,
  };
}
