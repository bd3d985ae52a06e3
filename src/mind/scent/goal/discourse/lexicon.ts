import { isVerb } from '../verbs/index.ts';

/** Closed classes of English words, by which noun phrases are told from what stands between them. */
export const DETERMINER =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|each|every|some|any|another|no|both|all|several|few)$/i;
export const PREPOSITION =
  /^(?:of|in|on|at|by|with|from|to|for|about|under|over|between|during|after|before|until|till|since|within|into|onto|through|without|against|near|beside|behind|above|below|as|per|off|out|up|down|along|around|than)$/i;
const PRONOUN =
  /^(?:(?:i|you|we|they|he|she|it)['’](?:ve|m|re|ll|d|s)|i|you|he|she|it|we|they|me|him|us|them|who|whom|which|whose|what|there|here|somebody|someone|nobody|anybody|everybody|something|nothing|everything|yourself|how|why)$/i;
const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|do|does|did|can|cannot|could|will|would|shall|should|may|might|must|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|can't|couldn't|won't|wouldn't|shouldn't|mustn't)$/i;
const CONJUNCTION = /^(?:and|or|but|so|because|although|though|while|when|where|if|unless|whether|nor|once|that)$/i;
const ADVERB =
  /^(?:not|never|already|just|still|now|again|twice|yesterday|today|tomorrow|tonight|also|too|only|yet|even|then|soon|instead|ago|online|ahead|abroad|anymore|late|early|earlier|sooner|later|longer|hard|\p{L}{3,}ly)$/iu;

/** Past forms that no ending tells. */
const IRREGULAR: Record<string, string> = {
  ate: 'eat',
  been: 'be',
  began: 'begin',
  bore: 'bear',
  bought: 'buy',
  bred: 'breed',
  broke: 'break',
  broken: 'break',
  brought: 'bring',
  built: 'build',
  burst: 'burst',
  came: 'come',
  chose: 'choose',
  chosen: 'choose',
  done: 'do',
  drew: 'draw',
  driven: 'drive',
  drove: 'drive',
  dug: 'dig',
  fed: 'feed',
  fell: 'fall',
  felt: 'feel',
  flew: 'fly',
  flown: 'fly',
  forgot: 'forget',
  forgotten: 'forget',
  fought: 'fight',
  found: 'find',
  froze: 'freeze',
  frozen: 'freeze',
  gave: 'give',
  given: 'give',
  gone: 'go',
  got: 'get',
  grew: 'grow',
  grown: 'grow',
  heard: 'hear',
  held: 'hold',
  hid: 'hide',
  hidden: 'hide',
  hung: 'hang',
  kept: 'keep',
  knew: 'know',
  known: 'know',
  laid: 'lay',
  lay: 'lie',
  led: 'lead',
  left: 'leave',
  lent: 'lend',
  lost: 'lose',
  made: 'make',
  meant: 'mean',
  met: 'meet',
  paid: 'pay',
  put: 'put',
  ran: 'run',
  rang: 'ring',
  read: 'read',
  ridden: 'ride',
  rode: 'ride',
  rose: 'rise',
  rung: 'ring',
  said: 'say',
  sang: 'sing',
  sank: 'sink',
  sat: 'sit',
  saw: 'see',
  seen: 'see',
  sent: 'send',
  set: 'set',
  shot: 'shoot',
  shown: 'show',
  slept: 'sleep',
  sold: 'sell',
  spent: 'spend',
  spoke: 'speak',
  spun: 'spin',
  stolen: 'steal',
  stood: 'stand',
  struck: 'strike',
  stuck: 'stick',
  sung: 'sing',
  sunk: 'sink',
  swam: 'swim',
  swum: 'swim',
  taken: 'take',
  taught: 'teach',
  thought: 'think',
  threw: 'throw',
  told: 'tell',
  took: 'take',
  torn: 'tear',
  went: 'go',
  withdrawn: 'withdraw',
  won: 'win',
  wore: 'wear',
  worn: 'wear',
  wound: 'wind',
  wove: 'weave',
  woven: 'weave',
  written: 'write',
  wrote: 'write',
};

/** Verbs of telling how things are, which no task asks for. */
const STATIVE =
  /^(?:accept|allow|ask|arrive|include|fit|let|permit|become|begin|belong|break|bring|close|come|concern|contain|cost|demand|drip|end|expire|fail|fall|get|give|go|gain|hang|have|keep|know|lack|last|leak|leave|lie|like|live|lose|make|mean|miss|move|need|offer|open|own|pay|prefer|promise|propose|reach|remain|reply|rise|run|say|seem|sell|send|shine|show|sit|smell|speak|stand|start|stay|stop|suit|take|tell|travel|use|wait|want|wish|work|write)$/;

/** Whether a word is the plain form of a verb that tells how things are. */
export function isStative(word: string): boolean {
  return STATIVE.test(word.toLowerCase());
}

/** The plain form of a verb that stands in a past or a third-person form; null for other words. */
export function baseOf(word: string): string | null {
  const bare = word.toLowerCase();
  if (Object.hasOwn(IRREGULAR, bare)) return IRREGULAR[bare]!;
  if (/[a-z]{2}ed$/.test(bare) && !/eed$/.test(bare)) {
    const stems = [bare.slice(0, -2), bare.slice(0, -1), bare.replace(/(.)\1ed$/, '$1'), bare.replace(/ied$/, 'y')];
    return stems.find((stem) => isVerb(stem) || STATIVE.test(stem)) ?? bare.slice(0, -2);
  }
  const third = /[^s]s$/.test(bare)
    ? [bare.slice(0, -1), bare.replace(/es$/, ''), bare.replace(/ies$/, 'y')].find((stem) => STATIVE.test(stem))
    : undefined;
  return third ?? null;
}

export type Tag =
  | 'determiner'
  | 'preposition'
  | 'pronoun'
  | 'auxiliary'
  | 'conjunction'
  | 'adverb'
  | 'mark'
  | 'name'
  | 'number'
  | 'word'
  | 'stop';

/** Days, months and times name no thing. */
export const TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}[:.]\d{2}|noon|midnight|a\.?m\.?|p\.?m\.?)$/i;

const NUMERAL = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;

/** The class of a word in a sentence, as far as the word alone tells. */
export function tagOf(word: string, first: boolean): Tag {
  if (/^«\d+»$/.test(word)) return 'mark';
  if (/^[.,;:!?()]$/.test(word)) return 'stop';
  if (DETERMINER.test(word) && !/^that$/i.test(word)) return 'determiner';
  if (PREPOSITION.test(word)) return 'preposition';
  if (PRONOUN.test(word)) return 'pronoun';
  if (AUXILIARY.test(word) && !(word === 'May' && !first)) return 'auxiliary';
  if (CONJUNCTION.test(word)) return 'conjunction';
  if (ADVERB.test(word) && !(first && /^\p{Lu}/u.test(word) && !/^(?:Now|Just|Only)$/.test(word))) return 'adverb';
  if (NUMERAL.test(word)) return 'number';
  if (/^[€$£]?\s?\d/.test(word) && !/\p{L}/u.test(word.replace(/(?:st|nd|rd|th)$/, ''))) return 'number';
  if (/^\p{Lu}/u.test(word) || /\d/.test(word) || /^@/.test(word)) return 'name';
  return 'word';
}
