import { identityOf } from '../../identity.ts';
import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { hash } from '../person/random.ts';
import type { Situation } from '../situation.ts';
import { asksNumber, classOfWords, type FieldClass } from './fields.ts';
import { asksOwnName } from './known/own-name.ts';
import { inventPassword } from './passwords.ts';
import { messageOf } from './say.ts';
import { worded } from './wording.ts';

/** Words by which a task speaks of what is to be typed without spelling it out. */
const ASKS = /\b(?:what|which|how|shown|values?|words?|text|answer|corresponds?|labels?|number)\b/i;

const NAMES = new Set<FieldClass>(['name', 'cc-name', 'given-name', 'family-name']);

/** What a person says of who they are; null where they would not. */
export function fromPerson(situation: Situation, item: Item, group: FieldClass): string | null {
  const { person } = situation.request;
  if (NAMES.has(group) && !asksOwnName(item)) return null;
  const names = person.name.trim().split(/\s+/);
  switch (group) {
    case 'name':
    case 'cc-name':
      return person.name;
    case 'given-name':
      return names[0] ?? null;
    case 'family-name':
      return names.length > 1 ? names.slice(1).join(' ') : null;
    case 'city':
      return person.city;
    case 'country':
      return person.country;
    case 'occupation':
      return person.occupation;
    case 'bday':
      return person.date_of_birth;
    case 'age':
      return String(situation.traits.age);
    case 'gender':
      return person.gender === 'prefer_not_to_say' ? null : person.gender;
    default:
      return null;
  }
}

/** What a form that is for anything asks of what it is to be about; all else is known, or made up by nobody. */
const ASKS_THING =
  /\b(?:what(?! time| day| date)|which (?:item|thing|product|service)|about|purpose|concern\w*|request|item|thing|product|service|matter|problem|issue|type|kind|text|words?|task|to ?do|entry|caption|summary)\b/;

/** "How many other birds were with it?": beside the one that is spoken of. */
const OTHERS = /\b(?:others?|further|additional|extra|besides)\b/;

const HOW_MANY = /^(?:number|no\.?) of (?:the )?\p{L}+$|^how many(?: \p{L}+)?\W*$/u;

/** What people write where a form insists on an answer that makes no difference to them. */
const USUAL: ReadonlyArray<readonly [asked: RegExp, answer: string]> = [
  [
    /\b(?:where|safe place)\b.*\b(?:leave|put|drop|hide)\b|^safe place\b|\bleave (?:it|them|the \w+)\b.*\bwhere\b/,
    'By the front door',
  ],
  [/\bhow did you (?:hear|find|learn|get to know)\b|\bheard (?:about|of) us\b/, 'From a friend'],
  [
    /\b(?:allerg\w+|intoleranc\w+|diet\w*|medical|medication|special (?:needs|requirements)|access(?:ibility)? (?:needs|requirements))\b/,
    'None',
  ],
];

/** What a person would put where nothing is known: harmless, well-formed, and the same for the same person. */
export function sensible(situation: Situation, item: Item, group: FieldClass): string | null {
  const { person } = situation.request;
  const h = hash(identityOf(person));
  const handle =
    fold(person.name)
      .replace(/[^a-z0-9]+/g, '.')
      .replace(/^\.|\.$/g, '') || 'me';
  const known = (name: FieldClass) =>
    situation.knowledge.find((item_) => classOfWords(item_.name.replace(/[_-]+/g, ' ')) === name)?.value;
  switch (group) {
    case 'email':
      return known('email') ?? `${handle}@example.com`;
    case 'username':
      return known('email') ?? handle.replaceAll('.', '');
    case 'tel':
      return known('tel') ?? `555 01${String(h % 90).padStart(2, '0')} ${String(h % 9000).padStart(4, '1')}`;
    case 'street-address':
      return known('street-address') ?? `${(h % 80) + 3} Mill Lane`;
    case 'postal-code':
      return known('postal-code') ?? String(10_000 + (h % 80_000));
    case 'region':
      return person.city ?? null;
    case 'quantity':
      // How many others there are beside what is asked for: none that anybody told of.
      return OTHERS.test(item.said.folded) ? '0' : '1';
    case 'subject':
    case 'title':
      if (worded(situation.step?.text ?? '')) return worded(situation.step?.text ?? '');
      return situation.step?.object && !ASKS.test(situation.step.object)
        ? situation.step.object.slice(0, 60)
        : 'A question';
    case 'message':
      return messageOf(situation.goal, situation.step).slice(0, 300) || 'Thank you for your help.';
    case 'organization':
      return person.occupation ? 'Self-employed' : null;
    case 'password':
    case 'password-again':
      return inventPassword(situation, h);
    case 'date':
    case 'unknown':
      if (asksSigningDay(situation, item)) return formatDay(situation.request.today);
      return somethingFor(situation, item);
    case 'url':
      return 'https://example.com';
    // A number that somebody else gave out cannot be made up.
    case 'order-number':
    case 'cc-number':
    case 'coupon':
      return null;
    default:
      return somethingFor(situation, item);
  }
}

/** The day on which a form is signed, beside who signs it. */
function asksSigningDay({ items }: Situation, item: Item): boolean {
  const name = fold(item.label || item.placeholder)
    .replace(/[^\p{L} '’]+/gu, ' ')
    .trim();
  if (/^(?:today['’]?s date|date (?:signed|of (?:signature|signing)|today))$/.test(name)) return true;
  return (
    /^date\b/.test(name) &&
    name.length < 20 &&
    items.some((other) => /^(?:signed|signature|sign here)\b/.test(other.said.folded))
  );
}

function formatDay(today: Date): string {
  return today.toISOString().slice(0, 10);
}

/** What a field for anything gets, where it has to have something. */
function somethingFor(situation: Situation, item: Item): string | null {
  // Of what there is nothing told there is one.
  if (item.role === 'spinbutton' && HOW_MANY.test(fold(item.label)) && !OTHERS.test(item.said.folded)) return '1';
  if (
    item.kind === 'type' &&
    /^(?:question|headline|topic|heading|title)\b/.test(fold(item.label)) &&
    worded(situation.step?.text ?? '')
  )
    return worded(situation.step?.text ?? '');
  if (item.kind === 'type') {
    const usual = USUAL.find(([asked]) => asked.test(fold(item.label || item.placeholder)));
    if (usual) return usual[1];
  }
  if (!ASKS_THING.test(fold(item.label || item.placeholder)) || asksNumber(item.label)) return null;
  return item.options.length > 0 || ASKS.test(situation.step?.object ?? '')
    ? null
    : situation.step?.object?.slice(0, 60) || null;
}
