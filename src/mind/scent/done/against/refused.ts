import { isStopWord, stem, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { tellsEmptied } from '../../meaning/emptied.ts';
import { sentencesOf } from './news.ts';

const PARTICIPLE =
  '(?:\\p{L}+(?:ed|en|wn)|sent|made|done|taken|paid|put|set|kept|left|bought|possible|available|allowed|able|valid|complete|following|accept|approve|change|cancel|delete|remove|save|send|book|process|find|reach|connect|yet)';
/** The site says that it did not do it, or cannot. */
const DENIED = new RegExp(
  `\\b(?:not|cannot|unable to|no longer)\\b(?:\\s+(?!if\\b|until\\b)\\p{L}+){0,3}?\\s+${PARTICIPLE}\\b|n't(?:\\s+\\p{L}+){0,2}?\\s+${PARTICIPLE}\\b|\\bnot yet\\b|^(?:nothing|none of (?:it|this|them)|no \\p{L}+)\\b(?: \\p{L}+)? (?:has|have|is|was|were)\\b.*\\b(?:yet|so far|until|before)\\b`,
  'u',
);
const FAILED =
  /\b(?:failed|declined|rejected|refused|denied|timed out|ran out|went wrong|unsuccessful|not (?:quite|right|correct)|incorrect|try (?:it )?again|(?:is|are) (?:still )?missing|(?:read|look at|check) (?:the|your) [^.]{1,40} (?:once more|again)|sold out|fully booked|booked out|unavailable|out of stock|too late|locked|unfortunately|we regret|an error)\b|\b(?:is|are|has|have) gone\b(?! (?:to|off|out|through|in|ahead|well|up)\b)|\blimit (?:is|was|has been|reached|exceeded)\b|^(?:sorry|oops|failed)\b(?!.*\bsee you go\b)|\bthere (?:is|was) a problem\b|\byou have no\b|\b(?:was|were|is|are) (?:already )?closed (?:on|since)\b/;
/** There is no place left. */
const FULL = /sold out|booked/;
/** It is begun and not done: somebody else has to agree, or something more has to be done. */
const PENDING =
  /\b(?:waiting list|waitlist(?:ed)?|pending|awaiting|requested|request(?: has been| was)? sent|on hold|provisional(?:ly)?|needs? (?:to be )?(?:approv\w+|confirm\w+)|to be (?:approved|confirmed)|(?:one|another) more step|almost (?:there|done)|nearly (?:there|done)|to (?:complete|finish|finali[sz]e|confirm) (?:your|the|this|it)|please (?:confirm|ring|call|phone|verify|open the|click|press|check your (?:details|answers|order|entries))|(?:confirm|check|review) your|still (?:needs?|ha(?:s|ve) to)|waiting for (?:approval|confirmation|your|the)|unsaved|not (?:been )?sent yet)\b/;
/** What is said of another time or case, and what only reassures. */
const ELSEWHEN =
  /^(?:if|when|unless|once|should|until|in case)\b|\b(?:will not|won't)\b|\bdo(?: not|n't) (?:reply|forget|close|share|worry|need)\b|\bneed(?: not|n't)\b|\bno need\b|\bnot (?:visible|public|shared|share|shown|forget)\b|\b(?:cannot|can't|can not) be undone\b|\bsee you go\b|\?$/;
const RECEIVED = /\bthank(?:s| you)\b.*\b(?:received|have|got) your\b|\b(?:received|have|got) your\b.*\bthank/;
const MAILED = /\b(?:sent|e-?mailed|written to)\b.*\b(?:you|e-?mail|link|inbox)\b/;
/** Acts that end with somebody else being asked. */
const ASKS_SOMEBODY =
  /^(?:ask|request|apply|report|submit|suggest|propose|contact|complain|claim|invite|send|appeal|object|nominate|dispute|post|write|reply|answer|return|arrange|hand|lodge|file)\b/;

/** Whether what was found is the very thing that the step asks for: who wants on the waiting list is glad to be put there. */
function isWanted(found: string, step: Step): boolean {
  const asked = new Set(words(step.text).map(stem));
  return words(found).some((word) => !isStopWord(word) && word.length > 2 && asked.has(stem(word)));
}

/** What is to go is gone: that is no refusal. */
function endsIt(found: string, step: Step): boolean {
  return step.verb === 'remove' && /\bgone$/.test(found);
}

/** Words up to which a line only says once more what was pressed. */
const ECHO = 4;

/** "Request sent", after "Send request": that it was sent is all that was to be done here. */
function isEcho(sentence: string, pressed: string): boolean {
  const [act = '', ...thing] = words(pressed.toLowerCase());
  const said = words(sentence);
  return /^(?:send|submit)$/.test(act) && said.length <= ECHO && thing.some((word) => said.includes(word));
}

/** The line of what the site says that speaks against an act being done: refused, failed, or begun only; null where none does. */
export function refused(news: readonly string[], step: Step, pressed = ''): string | null {
  // Who waits for a place knows that there is none.
  const waits = /\bwait(?:ing)?[- ]?list|\bnotif|\balert/.test(step.text.toLowerCase());
  const asks = ASKS_SOMEBODY.test(step.text.toLowerCase());
  // Where the site has what it was sent and thanks for it, "Request sent" begins nothing that is left to be done here.
  const received = news.some((line) => RECEIVED.test(line.toLowerCase()));
  for (const line of news)
    for (const sentence of sentencesOf(line)) {
      if (ELSEWHEN.test(sentence) || tellsEmptied(sentence, step, news)) continue;
      const denied = DENIED.exec(sentence);
      const failed = FAILED.exec(sentence);
      const pending = PENDING.exec(sentence);
      // "It could not be deleted" holds the very word of the step.
      if (denied) return line;
      if (failed && !endsIt(failed[0], step) && !isWanted(failed[0], step) && !(waits && FULL.test(failed[0])))
        return line;
      // The last step of joining is taken in one's letters, and not on the site.
      if (pending && step.verb === 'register' && MAILED.test(line.toLowerCase())) continue;
      if (pending && (received || isEcho(sentence, pressed)) && /request/.test(pending[0])) continue;
      if (pending && !asks && !isWanted(pending[0], step)) return line;
    }
  return null;
}

/** "1 of 3 votes used": what is counted there is what one has, and not what was asked for. */
const COUNTS_USE =
  /\b(?:used|left|spent|taken|chosen|selected|picked|ticked|shown|listed|reached|completed|visited|earned|collected)\b/;

/** "2 of 3 invitations sent": only a part of it was done. */
export function partly(news: readonly string[]): string | null {
  return (
    news.find((line) => {
      const part = /\b(\d+) (?:of|out of) (\d+)\b[^.]*\b\p{L}+(?:ed|en|t|nt)\b/u.exec(line);
      return part !== null && !COUNTS_USE.test(part[0]) && Number(part[1]) < Number(part[2]) && line.length < 160;
    }) ?? null
  );
}
