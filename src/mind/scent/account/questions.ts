// A task may ask two things at once: "How much is the ticket, and when does the museum open?" Each is a question of its own, and the answer is both.
import { putQuotes, takeQuotes } from '../goal/quotes.ts';
import { sentences } from '../goal/sentences.ts';

/** What a question begins with that is joined to another one. */
const ASKS =
  '(?:at what|by when|from when|until when|for how long|how (?:many|much|long|far|often|old|big|large|high|late|early|soon|do|does|can)|in which|on which|what|when|where|which|who|whose|whether)';
const JOINED = new RegExp(
  `^((?:.*\\b)?${ASKS}(?:\\s+[^\\s,]+){3,}?),?\\s+and(?:\\s+also)?\\s+(${ASKS}\\b.{6,})$`,
  'iu',
);
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
/** What points back to that: as a word of the question, and not as a part of a name. */
const POINTS = /\b(?:it|they|he|she|them|him|this|that one|there)\b(?!['’])/iu;

/** The second of two questions in words that need nothing of the first. */
function byItself(question: string, before: string): string {
  if (!POINTS.test(question)) return question;
  const things = [...before.matchAll(THING)].map(([whole]) => whole.trim());
  const thing = things.at(-1) ?? [...before.matchAll(NAME)].at(-1)?.[0];
  if (!thing) return question;
  return question.replace(POINTS, (word) => (/^there$/i.test(word) ? `at ${thing}` : thing));
}

const asQuestion = (text: string): string => {
  const bare = text.trim().replace(/[\s,;]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.?!]$/.test(bare) ? '' : LEAD.test(bare) ? '.' : '?'}`;
};

/** The two questions of one sentence; null where it asks but one, or none. */
function parted(sentence: string): [string, string] | null {
  if (!QUESTION.test(sentence) || !OPENS_WITH.test(sentence)) return null;
  const end = sentence.replace(/[.?!\s]+$/, '');
  const double = DOUBLE.exec(end);
  if (double) {
    const [, lead, one, other, rest] = double;
    return [asQuestion(`${lead}${one} ${rest}`), asQuestion(`${lead}${other} ${rest}`)];
  }
  const joined = JOINED.exec(end);
  if (!joined) return null;
  const [, first, second] = joined;
  const lead = LEAD.exec(first!)?.[0] ?? '';
  return [asQuestion(first!), asQuestion(`${lead} ${byItself(second!, first!)}`)];
}

/** The questions of a task that asks two things, with what is told before them; empty where it does not. */
export function questionsIn(instructions: string): string[] {
  const { text, strings } = takeQuotes(instructions);
  const all = sentences(text).map((sentence) =>
    sentence.replace(/^(?:and|also)[, ]\s*(\p{L})/iu, (_, letter: string) => letter.toUpperCase()),
  );
  const asking = all.filter((sentence) => QUESTION.test(sentence) && OPENS_WITH.test(sentence));
  const [first, second] = asking;
  const told = all.slice(0, all.indexOf(first!));
  const isLast = (sentence: string) => all.indexOf(sentence) === all.length - 1;
  const both =
    asking.length === 1 && isLast(first!)
      ? parted(first!)
      : asking.length === 2 && isLast(second!) && all.indexOf(second!) === all.indexOf(first!) + 1
        ? [first!, byItself(second!, first!)]
        : null;
  if (!both) return [];
  return both.map((question) => putQuotes([...told, question].join(' '), strings, '"'));
}
