import { fold, inOwnVoice } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { storyOf } from '../meaning/story.ts';
import type { Situation } from '../situation.ts';
import { assigned } from './coverage/assign.ts';
import { wishOf } from './coverage/demands.ts';
import { classOfField, isSearchBox } from './fields.ts';
import { tells, wordsGiven } from './say.ts';

/** A field in which somebody wants to read what the matter is. */
const ASKS_MATTER =
  /\b(?:what (?:is|was|['’]?s|seems|went|happened|kind of problem)|in your own words|tell us (?:what|more|about (?:the|your) (?:problem|fault|issue|matter))|describe|description of (?:the|your)|details of (?:the|your)|problem|fault|issue|symptoms?|complaint|enquiry|inquiry|your (?:message|question)|^(?:message|question|(?:more |further )?details))\b/;
/** A field for what a form has no field for. */
const ASKS_MORE =
  /\b(?:anything (?:else|we|you)|(?:special|other|further|additional|particular) (?:requests?|requirements?|needs?|wishes|information|remarks?|comments?|notes?)|special (?:needs|assistance)|remarks?|good to know)\b/;
/** What is asked for in another one's name, or in words that are for somebody else. */
const FOR_OTHERS = /\b(?:gift|greeting|card|review|driver|courier|delivery|reply|title|subject)\b/;

/** What tells of somebody or something, and is no note on how the form is to be filled in. */
const OF_SOMEBODY = /\b(?:you|i|we|he|she|they|it|your|my|our|his|her|their)\b/i;

/** The sentences that tell of the matter and of whom it concerns, and that no field of the form takes. */
function unsaid(situation: Situation): string {
  const { text } = wishOf(situation);
  const spans = assigned(situation).flatMap((fit) => fit.spans);
  return storyOf(situation.goal)
    .split(/(?<=[^.]{3}[.!?])\s+|(?<=[^.]{3})\.\s+/)
    .filter((sentence) => {
      if (!OF_SOMEBODY.test(sentence)) return false;
      const start = text.indexOf(sentence);
      return start >= 0 && !spans.some(([from, to]) => from < start + sentence.length && to > start);
    })
    .join('. ');
}

/** What a field for words asks, folded; empty where it is for other words than the person's own on the matter. */
function askedIn(item: Item): string {
  const asked = fold(item.label || item.placeholder);
  const forWords = classOfField(item) === 'message' || item.state.has('multiline');
  return forWords && !FOR_OTHERS.test(asked) ? asked : '';
}

function sentence(text: string): string {
  const words = inOwnVoice(text.trim().replace(/[,;:\s]+$/, ''));
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
}

/** Words from which on what is quoted is something that is said, and no name. */
const SAID = 3;

/** The words that the step itself quotes for what it makes ("Log the call with the text “Agreed on price”"), empty where it quotes none or several. */
function quotedFor({ step }: Situation): string {
  const said = (step?.pairs ?? []).filter(
    ({ field, value }) => field === '' && step!.quoted.includes(value) && value.trim().split(/\s+/).length >= SAID,
  );
  return said.length === 1 ? said[0]!.value : '';
}

/** The bare name of a field in which one writes to whoever is there. */
const TALK = /^(?:(?:your |new |write a |type a )?message|reply|comment)\W*$/;

/** Whether a field is where people talk to each other, alone on its page, and the step tells nobody anything: what the matter is, is not said there. */
function isIdleTalk({ items, step }: Situation, item: Item): boolean {
  if (!step || tells(step) || wordsGiven(step) || !TALK.test(fold(item.label || item.placeholder))) return false;
  return items.every((other) => other === item || other.kind !== 'type' || isSearchBox(other));
}

/** What the task tells of the matter, for a field that asks what the matter is: the words it quotes, or else its story; empty for other fields. */
export function matterFor(situation: Situation, item: Item): string {
  const asked = askedIn(item);
  if (!ASKS_MATTER.test(asked) || ASKS_MORE.test(asked) || isIdleTalk(situation, item)) return '';
  return quotedFor(situation) || sentence(storyOf(situation.goal));
}

/** Whether a field asks what the matter is, or for whatever else there is: what goes there is told by the task as a whole. */
export function asksFreely(item: Item): boolean {
  const asked = askedIn(item);
  return ASKS_MATTER.test(asked) || ASKS_MORE.test(asked);
}

/** What went into no other field, for one that asks whether there is anything else; empty for other fields. */
export function restFor(situation: Situation, item: Item): string {
  return ASKS_MORE.test(askedIn(item)) ? sentence(unsaid(situation)) : '';
}
