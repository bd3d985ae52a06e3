import { asQuestion, inOwnVoice } from '../../language/index.ts';
import type { Goal, Step } from '../goal/types.ts';

/** Steps by which something is told to somebody: without words there is nothing to send. */
const TELLS =
  /^(?:answer|reply|respond|write|send|message|contact|ask|tell|inform|notify|comment|e-?mail|mail|report|complain|review|post|forward|thank|invite|make (?:an?|another|some)|file|open|submit|raise|lodge|request|apply|warn|ban|reject|decline|refuse|dismiss|(?:leave|give|share|provide)(?: us| them)?(?: some| your| an?)?(?: \w+)? (?:feedback|reviews?|comments?|opinion|remarks?))\b/i;

/** "Give them four stars and say that they were dry". */
const ALSO_SAYS = /(?:\band|,)\s+(?:say|write|mention|tell (?:them|him|her|us))\b/i;

/** Whether a step is done by telling somebody something. */
export function tells(step: Step): boolean {
  return step.verb === 'transact' && (TELLS.test(step.text) || ALSO_SAYS.test(step.text));
}

const SAYING =
  /\b(?:say(?:ing)?|tell(?:ing)?|writ(?:e|ing)|explain(?:ing)?|mention(?:ing)?|let(?:ting)?)(?: (?:him|her|them|it|back|know|\p{Lu}\p{Ll}+|the [a-z]+))*(,? that|:)\s+(.{3,})$/iu;
const REASON =
  /\b(?:giv(?:e|ing)|stat(?:e|ing)|with)(?: as)? (?:the |a )?reason(?: for it)?(?:,? that|:)?\s+(.{3,})$/iu;
/** "Tell the driver to ring twice": what somebody is told to do. */
const BIDDING = /\btell(?:ing)? (?:him|her|them|\p{Lu}\p{Ll}+|the [a-z]+) to\s+(.{3,})$/iu;
/** "Ask them when you could start": what somebody is asked. */
const ASKING =
  /\bask(?:ing)?(?: (?:him|her|them|\p{Lu}\p{Ll}+|the [a-z]+))?\s+((?:if|whether|when|what|how|why|where|which|who)\b.{3,})$/iu;
const ASKING_FOR = /\bask(?:ing)?(?: (?:him|her|them|\p{Lu}\p{Ll}+|the [a-z]+))?\s+((?:for|to)\b.{3,})$/iu;

function sentence(text: string): string {
  const bare = text
    .trim()
    .replace(/[,;:\s]+$/, '')
    .replace(/^["“](.*)["”]$/s, '$1');
  return bare === '' ? '' : bare.charAt(0).toUpperCase() + bare.slice(1) + (/[.!?]$/.test(bare) ? '' : '.');
}

/** "With the text: I am away": words for whatever it is that is made. */
const WITH_TEXT = /\b(?:text|message|words|note|comment|answer|reply)\s*:\s+.{3,}$/i;

/** Whether a step says in what words somebody is told: after a colon, "saying that", or what is asked of them. */
export function wordsGiven(step: Step): boolean {
  const { text } = step;
  if (!tells(step)) return WITH_TEXT.test(text);
  return REASON.test(text) || SAYING.test(text) || ASKING.test(text) || /:\s+.{3,}$/.test(text);
}

/** A text without what is to be said or asked: that is written once one is there, and tells nothing of the way. */
export function withoutSaid(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((told) => {
      const said = (ASKING.exec(told) ?? SAYING.exec(told))?.at(-1);
      return said ? told.slice(0, -said.length) : told;
    })
    .join(' ');
}

/** "Write to the shop", "ask the council": whoever keeps the site, by a common name. */
const ADDRESSED =
  /\b(?:(?:write|speak|talk|reply|complain|(?:send|drop) (?:an? )?(?:\p{Ll}+ )?(?:message|note|letter|line|e-?mail)) to|ask|tell|contact|message|inform|notify|e-?mail|send)\s+(?:the|your|our|this)\s+(?:\p{Ll}[\p{Ll}-]*)(?=\s+(?:through|via|using|with|by|an?|and|to|about|that|if|whether|what|when|how|why|where|which|who)\b|[,.;:!?]|$)/giu;

/** A text without whom something is told, where they have no name: a form of theirs does not ask for them. */
export function withoutAddressed(text: string): string {
  return text.replace(ADDRESSED, ' ');
}

/** What of a step's words, or of others that stand for them, tells the way: what is said to somebody leads nowhere. */
export function tellsWay(step: Step, text = step.text): string {
  return tells(step) ? withoutSaid(text) : text;
}

/** What a step reports of what is to be told, as the person says it themselves; words after a colon are given as they are to be. */
function toldBy(text: string): string {
  const asking = ASKING.exec(text);
  const before = asking ? text.slice(0, asking.index).replace(/(?:,?\s+and|[,;])\s*$/, '') : text;
  const question = asking?.[1] ? asQuestion(asking[1]) : '';
  const [, how = '', said = ''] = SAYING.exec(before) ?? [];
  if (said) return [sentence(how === ':' ? said : inOwnVoice(said)), question].filter(Boolean).join(' ');
  if (question) return question;
  const reason = REASON.exec(text)?.[1];
  if (reason) return sentence(inOwnVoice(reason));
  const given = /:\s+(.{3,})$/.exec(text)?.[1];
  if (given) return sentence(given);
  return sentence(inOwnVoice(BIDDING.exec(text)?.[1] ?? ASKING_FOR.exec(text)?.[1] ?? ''));
}

/** "Send the team «Well done»": whom, and then the words themselves. */
const QUOTED_TO =
  /^(?:send|write|tell|text|message)\s+(?:(?:to\s+)?(?:him|her|them|us|it|the \p{Ll}+|\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)?)\s+)?["“]([^"”]+)["”][.!]?$/u;

/** Somebody by name, and what they said or want: "Ann Lee asks when it starts". */
const OF_WHOM =
  /^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*) (?:(?:has|have|is|was|keeps|has been) )?(?:asks?|asked|asking|wants?|wanted|writes?|wrote|written|writing|says?|said|saying|wonders?|wondered|wondering|(?:needs?|would like) to know)\b/u;

/** What a task tells around a message, without what those have said themselves to whom it goes. */
function withoutTheirs(story: string, text: string): string {
  return story
    .split(/(?<=[^.]{3}[.!?])\s+/)
    .filter((told) => {
      const name = OF_WHOM.exec(told)?.[1];
      return name === undefined || !text.includes(name);
    })
    .join(' ');
}

/** What the person writes to somebody: the words that the task gives for it, after a colon or "saying that", and what it tells of the matter. */
export function messageOf(goal: Goal, step: Step | undefined): string {
  const text = step?.text ?? '';
  const quoted = QUOTED_TO.exec(text.replace(/^\p{L}+/u, (verb) => verb.toLowerCase()).trim())?.[1];
  if (quoted) return quoted;
  const told = toldBy(text);
  const story = sentence(inOwnVoice(withoutTheirs(goal.background, text)));
  // What is asked comes after what it is about.
  const parts = (ASKING.test(text) ? [story, told] : [told, story]).filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : sentence(inOwnVoice(text));
}
