// A task may ask two things at once: "How much is the ticket, and when does the museum open?" Each is a question of its own, and the answer is both.
import { isDayOrMonth } from '../../language/index.ts';
import { putQuotes, takeQuotes } from '../goal/quotes.ts';
import { sentences } from '../goal/sentences.ts';
import { spelledOut } from '../goal/wording/contracted.ts';
import { inOneQuestion } from '../goal/wording/one-question.ts';

/** What a question begins with that is joined to another one. */
const ASKS =
  '(?:at what|by when|from when|until when|for how long|(?:to|from|with|by|under|at|for|through) (?:which|what|whom)|how (?:many|much|long|far|often|old|big|large|high|late|early|soon|do|does|can)|in which|on which|what|when|where|which|who|whose|whether)';
/** What a question for yes or no begins with, which is a question only before what it asks about. */
const ASKS_WHETHER =
  '(?:does|do|is|are|can|may|will|has|have|must)\\s+(?:it|they|he|she|there|one|you|i|we|the|your|my|an?|this|that|(?-i:\\p{Lu}))';
const JOINED = new RegExp(
  `^((?:.*\\b)?(?:${ASKS}|${ASKS_WHETHER})(?:\\s+[^\\s,]+){3,}?),?\\s+and(?:\\s+also)?(?:,?\\s+if (?:so|not),?)?\\s+((?:${ASKS}|${ASKS_WHETHER})\\b.{6,})$`,
  'iu',
);
const BEGINS_WHETHER = new RegExp(`^${ASKS_WHETHER}`, 'iu');
/** "Look at the list of this month: which is third?" */
const LED_UP_TO = new RegExp(`^([^:?]{6,80}):\\s+((?:${ASKS}|${ASKS_WHETHER})\\b[^:]*\\?)$`, 'iu');
/** What says how the questions are answered, or what is not to be done, and asks for no act. */
const ASKS_NO_ACT =
  /^(?:please\s+)?(?:do not|don['’]t|never|leave|nothing|you (?:do not|don['’]t|need not|are not)|there is no need|(?:go|carry) on without)\b/iu;
/** "Whether you may take it into the garden, and whether into the house as well": the words before are meant again. */
const ONLY_WHERE = /^whether\s+((?:in|into|on|onto|at|for|from|by|with|to|during|after|before)\s+.+)$/iu;
const LAST_PLACE =
  /\s(?:in|into|on|onto|at|for|from|by|with|to|during|after|before)\s(?!.*\s(?:in|into|on|onto|at|for|from|by|with|to|during|after|before)\s).+$/iu;
/** "When and where does it take place?" */
const DOUBLE =
  /^(.*?)\b(when|where|how|how (?:long|often|much|many)|at what time)\s+and\s+(when|where|how|how (?:long|often|much)|for how long|at what time|at what price)\s+(.+)$/iu;
/** What somebody leads up to a question with. */
const LEADS = String.raw`(?:please\s+)?(?:find out|look up|check|tell (?:me|us)|see|say|let me know|(?:i|you)(?:'d| would) like to know|(?:i|you) want to know)`;
const LEAD = new RegExp(`^${LEADS}\\b`, 'iu');
/** A sentence that asks, or tells to find out. */
const QUESTION = new RegExp(`\\?\\s*$|^${LEADS}\\b`, 'iu');
const OPENS_WITH = new RegExp(`^(?:${LEADS}\\s+)?${ASKS}\\b`, 'iu');

/** What a question speaks of: the last thing in it that is told with its article. */
const THING =
  /\b(?:the|your|my|our|this|that)\s+((?:(?!(?:is|are|was|were|does|do|did|can|will|has|have|cost|costs|start|starts|begin|begins|leave|leaves|arrive|arrives|go|goes|run|runs|stop|stops|come|comes|sell|sells|offer|offers|include|includes|open|opens|close|closes|take|takes|last|lasts|happen|happens|in|on|at|for|from|with|by|to|and|or|that|which|who|still)\b)[\p{L}\p{N}'’«»-]+\s?){1,5})/giu;
const NAME = /(?<=\s)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*/gu;
/** Stands for what the first question asks for, once that is known. */
export const FOUND = '{found}';
/** When something is, which nothing else is said of. */
const WHEN =
  /^(?:the|your|my|our|this|that)\s+(?:\p{L}+\s)?(?:mornings?|afternoons?|evenings?|nights?|days?|weeks?|weekends?|months?|years?|moment|end|beginning)$/iu;
/** "That allowed": what points at something before a word for what is done with it, and names nothing. */
const POINTING = /^(?:this|that)\s+\p{L}+(?:ed|en)$/iu;
/** What only says in other words what a thing is called, or is told of it by the way. */
const BY_THE_WAY = /\bthe names? of\s+(?=the\b)|\s*\([^)]*\)/giu;
/** A question for which one of several things it is. */
const ASKS_WHICH =
  /^which\s+(?:of\s+(?:the|your|my|our|these|those)\s+)?(?!(?:day|date|time|month|year|hour|price)s?\b)\p{L}/iu;
/** What points back to that: as a word of the question, and not as a part of a name. */
const POINTS = /\b(?:it|they|he|she|them|him|this|that one|there)\b(?!['’])/iu;

/** "Is there a shower": that there is one, and no place. */
const THERE_IS =
  /\b(?:is|are|was|were|will|must)\s+there\b(?=\s+(?:be\s+)?(?:an?|any|some|one|enough|still|also|\p{Ll}+s)\b)|\bthere\s+(?:is|are|was|were)\b/giu;
/** "How much does it cost to send a parcel", "is it possible to rent skis": what is done there. */
const IT_IS_TO =
  /\bit\s+(?:(?:cost|costs|take|takes|possible|allowed|necessary|free|better|cheaper|is)\s+)+(?:(?:an?|the|me|you|us)\s+(?:\p{L}+\s+)?)?to\s+(.+)$/iu;
/** "How long does it take?": to do so, and nothing else. */
const OF_THE_ACT =
  /\b(?:does|will|would|is|can)\s+it\s+(?:take|cost|possible|allowed|have to)\b|\bit\s+(?:takes?|costs?)\b|\bis\s+it$/iu;

/** "What is its salary": what of it is asked for, at the end of the question. */
const ITS = /\b(?:its|their|his|her)\s+((?:[\p{Ll}-]+\s){0,2}[\p{Ll}-]+)(?=[?.!\s]*$)/u;

/** The second of two questions in words that need nothing of the first. */
function byItself(question: string, before: string): string {
  const which = ASKS_WHICH.test(before.replace(LEAD, '').trim());
  if (which && ITS.test(question)) return question.replace(ITS, `the $1 of ${FOUND}`);
  if (!POINTS.test(question.replace(THERE_IS, ' '))) return question;
  const act = IT_IS_TO.exec(before)?.[1];
  if (act && OF_THE_ACT.test(question)) return `${question} to ${act}`;
  if (which) return question.replace(POINTS, (word) => (/^there$/i.test(word) ? `at ${FOUND}` : FOUND));
  if (/\bwhere\b/iu.test(before) && /\bthere\b/iu.test(question)) return question.replace(/\bthere\b/iu, `at ${FOUND}`);
  const things = [...before.replace(BY_THE_WAY, '').matchAll(THING)]
    .map(([whole]) => whole.trim())
    .filter((whole) => !WHEN.test(whole) && !POINTING.test(whole));
  const named = [...before.matchAll(NAME)].map(([name]) => name).filter((name) => !isDayOrMonth(name));
  const thing = things.at(-1) ?? named.at(-1);
  if (!thing) return question;
  return question.replace(POINTS, (word) => (/^there$/i.test(word) ? `at ${thing}` : thing));
}

/** "Is the pool open on Sunday, and if so, until when?": the second is asked of all that the first says. */
const BARE_BEHIND =
  /^(.{12,}?),?\s+and(?:,?\s+if\s+so)?,?\s+((?:until|from|since|by)\s+when|when|where|how(?:\s+(?:much|often|long|far|many))?|for\s+how\s+long|at\s+what\s+(?:price|time|cost)|from\s+what\s+age|with\s+whom|why)$/iu;

const asQuestion = (text: string): string => {
  const bare = text.trim().replace(/[\s,;]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.?!]$/.test(bare) ? '' : LEAD.test(bare) ? '.' : '?'}`;
};

/** The two questions of one sentence; null where it asks but one, or none. */
function parted(sentence: string): [string, string] | null {
  if (!QUESTION.test(sentence) || !(OPENS_WITH.test(sentence) || BEGINS_WHETHER.test(sentence))) return null;
  const end = sentence.replace(/[.?!\s]+$/, '');
  const double = DOUBLE.exec(end);
  if (double) {
    const [, lead, one, other, rest] = double;
    return [asQuestion(`${lead}${one} ${rest}`), asQuestion(`${lead}${other} ${rest}`)];
  }
  const whether = BARE_BEHIND.exec(end);
  if (whether && BEGINS_WHETHER.test(whether[1]!))
    return [
      asQuestion(whether[1]!),
      asQuestion(`${whether[2]} ${whether[1]!.charAt(0).toLowerCase()}${whether[1]!.slice(1)}`),
    ];
  const joined = JOINED.exec(end);
  if (!joined) return null;
  const [, first, second] = joined;
  const lead = LEAD.exec(first!)?.[0] ?? '';
  const where = ONLY_WHERE.exec(second!.replace(/\s+(?:as well|too|also)$/iu, ''))?.[1];
  if (where)
    return LAST_PLACE.test(first!) ? [asQuestion(first!), asQuestion(first!.replace(LAST_PLACE, ` ${where}`))] : null;
  return [asQuestion(first!), asQuestion(`${lead} ${byItself(second!, first!)}`)];
}

/** The questions of a task that asks two things, with what is told before them; empty where it does not. */
export function questionsIn(instructions: string): string[] {
  const { text, strings } = takeQuotes(inOneQuestion(spelledOut(instructions)));
  const all = sentences(text)
    .map((sentence) => sentence.replace(/^(?:and|also)[, ]\s*(\p{L})/iu, (_, letter: string) => letter.toUpperCase()))
    .flatMap((sentence) => {
      const led = LEAD.test(sentence) ? null : LED_UP_TO.exec(sentence);
      return led ? [`${led[1]}.`, asQuestion(led[2]!)] : [sentence];
    });
  const asking = all.filter(
    (sentence) => QUESTION.test(sentence) && (OPENS_WITH.test(sentence) || BEGINS_WHETHER.test(sentence)),
  );
  const [first, second] = asking;
  const at = all.indexOf(first!);
  const behind = all.slice(at + asking.length);
  if (at < 0 || !behind.every((sentence) => ASKS_NO_ACT.test(sentence))) return [];
  const both =
    asking.length === 1
      ? parted(first!)
      : asking.length === 2 && all.indexOf(second!) === at + 1
        ? [first!, byItself(second!, first!)]
        : null;
  if (!both) return [];
  const told = all.slice(0, at);
  // Where to look for the thing is no matter any more once it is found.
  const before = (question: string) => (question.includes(FOUND) ? [] : told);
  return both.map((question) => putQuotes([...before(question), question, ...behind].join(' '), strings, '"'));
}
