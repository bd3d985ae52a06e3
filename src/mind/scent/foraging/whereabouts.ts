import { fold, stem } from '../../language/index.ts';
import type { Step, Verb } from '../goal/types.ts';
import { PLACES as KINDS, type Place } from './places.ts';
import { expectedAt } from './wants/index.ts';

const CHANGES: readonly Verb[] = ['transact', 'remove', 'enter', 'pick', 'tick', 'untick'];
const ASKS: readonly Verb[] = ['learn', 'locate', 'reach'];
const ACCOUNT =
  /^(?:(?:my |your )?(?:account|profile|dashboard|area)|(?:customer |member )?(?:log ?in|sign ?in)|log in|sign in)\b/;
const HELP = /^(?:help.*|support|customer (?:service|care|support)|faqs?|questions.*)$/;

const PLACES: readonly Place[] = [
  ...KINDS,
  {
    verbs: ['transact', 'remove', 'learn'],
    wish: /\b(?:orders?|ordered|bought|purchase[sd]?|returns?|refund|send .*\bback|track|parcel|invoice|receipt)\b/,
    there:
      /^(?:(?:my |your )?(?:orders?|order history|purchases|returns?|invoices)|returns? .*|track .*|order status)$/,
    near: ACCOUNT,
  },
  {
    verbs: ['transact', 'remove', 'learn'],
    wish: /\b(?:bookings?|trips?|reservations?|appointments?|tickets?|subscriptions?|membership)\b/,
    there:
      /^(?:(?:my |your |manage )(?:bookings?|trips?|reservations?|appointments?|tickets?|subscriptions?|membership))$/,
    near: ACCOUNT,
  },
  {
    verbs: ['transact', 'remove', 'learn'],
    wish: /\b(?:my|mine|do i|am i|have i|loans?|borrowed|lent|owe|owed|debts?|fines?|bills?|points|balance)\b/,
    there: /^(?:my|your) (?!basket|cart|bag)\p{L}+$/u,
    near: ACCOUNT,
  },
  {
    verbs: ['transact', 'buy', 'drag', 'enter'],
    wish: /\b(?:transfer|pay|send|move|wire|remit)\b.*(?:\d|\bmoney\b)/,
    there:
      /^(?:(?:new |make (?:an? )?)?(?:payments?|transfers?)|(?:payments?|transfers?) (?:and|&) \p{L}+|pay (?:and|&) transfer|(?:send|move|transfer) money)$/u,
  },
  {
    verbs: CHANGES,
    wish: /\b(?:password|e-?mails?|phone|address|name|profile|notifications?|settings?|language|currency|time ?zone|theme|dark mode|privacy|two-(?:step|factor)|newsletters?|alerts?|units?|preferences?|avatar|photo)\b/,
    there:
      /^(?:(?:account |user |my |your )?(?:settings|preferences|profile|account|options)|notifications?|security)$/,
    near: /^(?:menu|more|(?:open )?(?:user|account|profile) menu|log in|sign in|login)$/,
  },
  {
    verbs: ['transact', 'remove', 'untick'],
    wish: /\b(?:unsubscribe|mailing|newsletters?|emails?)\b/,
    there:
      /^(?:unsubscribe.*|(?:manage |my )?(?:e-?mails?|subscriptions?|newsletters?)(?: (?:preferences|settings))?|communication.*)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:open(?:s|ing)?|clos(?:e|es|ing)|hours|address|where|phone|telephone|located|directions|parking|station|railway|trains?|bus(?:es)?|tram|closest|nearest|get there|branch|office|store|shop|library|museum)\b/,
    there:
      /^(?:contact(?: us)?|find (?:us|a .*)|visit(?: us)?|(?:our )?(?:locations?|branches|stores|shops|offices)|(?:opening )?(?:hours|times)|opening .*|getting (?:here|there|to us)|how to (?:find|get to|reach) .*|travel(?:ling)?(?: here)?|directions|plan (?:your|a) (?:visit|day out|trip))$/,
    near: /^(?:about(?: us)?|info(?:rmation)?|help)$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:deliver\w*|shipping|ship|postage|returns?|return policy|refunds?|warranty|guarantee|pay(?:ment)?)\b/,
    there:
      /^(?:(?:delivery|shipping|returns?|payment|warranty)\b.*|.*\b(?:delivery|shipping|returns)(?: information| policy)?)$/,
    near: HELP,
  },
  {
    verbs: ASKS,
    wish: /\b(?:price|prices|cost|costs|fees?|rates?|charge|how much|membership|admission|ticket)\b/,
    there: /^(?:prices?(?: list)?|pricing|rates?|fees|plans?(?: (?:and|&) pricing)?|tickets?|admission|membership)$/,
    near: /^(?:services|products?|shop|menu|treatments)$/,
  },
  {
    verbs: ['transact'],
    wish: /\b(?:messages?|contact|write to|ask|complain|complaint|tell|question|report|feedback|enquiry|inquiry)\b/,
    there: /^(?:contact(?: us)?|(?:help (?:and|&) )?contact|get in touch|feedback|write to us|send (?:us )?a message)$/,
    near: HELP,
  },
  {
    verbs: ['transact'],
    wish: /\b(?:report|tell|complain\w*|fault\w*|broken|damaged|missing|blocked|leak\w*|pothole|out of order|not working|(?:is|are) out)\b/,
    there: /^(?:report\b.*|(?:a )?(?:problems?|faults?|issues?|complaints?)\b.*|(?:make|file) a (?:report|complaint))$/,
  },
  {
    verbs: ASKS,
    wish: /\b(?:options?|default|settings?|parameters?|arguments?|config\w*|api|function|method|command|flag|error code)\b/,
    there:
      /^(?:docs|documentation|reference|api(?: reference| docs)?|configuration|options|settings|manual|commands?)$/,
    near: /^(?:guides?|help|support|learn|getting started)$/,
  },
  {
    verbs: [...ASKS, 'transact', 'buy', 'add', 'register', 'press'],
    wish: /\b(?:workshops?|concerts?|exhibitions?|courses?|class(?:es)?|lessons?|talks?|lectures?|tours?|readings?|festivals?|screenings?|events?|shows?|matches|meetings?)\b/,
    there:
      /^(?:what'?s on|whats on|(?:our |upcoming )?events?|calendar|(?:class )?timetables?|schedules?|programmes?|programs?|agenda|courses?|classes|workshops?|exhibitions?|(?:courses?|classes|events?) (?:and|&) \p{L}+)$/u,
  },
  {
    verbs: ASKS,
    wish: /\b(?:articles?|blog|posts?|stor(?:y|ies)|news)\b/,
    there: /^(?:(?:the |our )?(?:blog|news|articles?|stories|journal|magazine|posts))$/,
  },
  {
    verbs: [...ASKS, 'transact', 'press'],
    wish: /\b(?:jobs?|vacanc\w+|positions?|career)\b/,
    there: /^(?:jobs?|careers?|vacancies|work (?:with|for) us|open positions|join (?:us|our team))$/,
    near: /^(?:about(?: us)?|company)$/,
  },
  {
    verbs: [...ASKS, 'press'],
    wish: /\b(?:members?|colleagues?|employees?|staff|profile of|director|manager|founder|team)\b/,
    there: /^(?:(?:our )?(?:members|people|team|staff|employees)|directory|contacts|users)$/,
    near: /^about(?: us)?$/,
  },
  {
    verbs: ['buy', 'transact', 'register'],
    wish: /^(?!.*\b(?:back|cancel|return)\b)(?=.*\b(?:appointments?|table|rooms?|seats?|lessons?|class|course|tour|tickets?|visit|viewing|reservation|court)\b)/,
    there:
      /^(?:book(?:ings?)?(?: (?:online|now|an? .*|your .*))?|reserv(?:e|ations?)(?: .*)?|appointments?|make an? .*|schedule an? .*|availability)$/,
    near: /^(?:rooms|tours|classes|courses|tickets|services|treatments)$/,
  },
  {
    verbs: [...CHANGES, ...ASKS],
    wish: /\b(?:admin(?:istrator)?s?|owner|editor|viewer|roles?|permissions?|team members?|invite|invitation)\b/,
    there:
      /^(?:(?:team |workspace |manage )?(?:team|people|members?|users?|staff|roles?|access)(?: (?:and|&) (?:roles?|permissions?|access))?)$/,
    near: /^(?:settings|admin|administration|workspace settings)$/,
  },
  {
    verbs: [...CHANGES, ...ASKS],
    wish: /\b(?:plan|subscription|upgrade|downgrade|invoices?|billing|billed|credit card|payment method)\b/,
    there:
      /^(?:(?:plans?|subscriptions?|billing|invoices?|payments?)(?: (?:and|&) (?:plans?|billing|invoices?|payments?))?)$/,
    near: /^(?:settings|account|workspace settings)$/,
  },
  {
    verbs: ['register'],
    wish: /./,
    there: /^(?:create (?:an? )?(?:new )?account|register|sign ?up|sign up|join)\b/,
    near: ACCOUNT,
  },
  {
    verbs: ['buy', 'add'],
    wish: /./,
    there: /^(?:(?:all |our |browse )?(?:products|items|things|shop|store|catalog(?:ue)?|range|collections?))$/,
  },
];

/** How strongly people expect what a step wants behind a label that does not name it. */
const THERE = 0.54;
const NEAR = 0.4;
/** What only the story around a step speaks of is expected a little less. */
const TOLD = 0.92;

/** What stands before the name of a place and says nothing of what it holds. */
const BEFORE = /^(?:(?:my|your|our|the|all|view|see|show|go to|open|manage|new|latest)\s+)+(?=\p{L})/u;
/** Two places under one label: "Card and membership". */
const JOINS = /\s*(?:\band\b|&|,|\/|\bor\b)\s*/;

const known = new Map<string, string[]>();

/** The ways in which a label may be taken: as it stands, without what tells nothing, and part by part. */
function readings(label: string): string[] {
  let found = known.get(label);
  if (!found) {
    const folded = fold(label.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
      .replace(/\(\s*\d+\s*\)|[^\p{L}\p{N}&',/ -]+/gu, ' ')
      .replace(/^\d+\s+(?=\p{L})|\s+\d+$/gu, '')
      .replace(/\s+/g, ' ')
      .trim();
    const bare = folded.replace(BEFORE, '');
    const parts = bare.split(JOINS).map((part) => part.replace(BEFORE, '').trim());
    found = [...new Set([folded, bare, ...parts])].filter((text) => text !== '');
    if (known.size > 5_000) known.clear();
    known.set(label, found);
  }
  return found;
}

/** How surely one expects one's own things under their very name: "your note" under "My notes". */
const CALLED = 0.7;

/** 0..1: whether a label names what the step calls one's own as the reader's own. */
function calledOwn(text: string, label: string): number {
  const own = /^(?:my|your) (\p{L}{3,})$/u.exec(
    fold(label)
      .replace(/[^\p{L} ]+|\s\d+$/gu, '')
      .trim(),
  )?.[1];
  return own && new RegExp(`\\b(?:my|your) (?:\\p{L}+ )?${stem(own)}`, 'u').test(text) ? CALLED : 0;
}

/** What is one's own, or changed for oneself: only that is kept in an account. */
const OWN = /\b(?:you|your|yourself|yours|my|mine|i|me|our|we|us)\b/;

/** 0..1: how far a label is where sites keep what the step is about, and what the story around it speaks of. */
export function whereabouts(step: Step, label: string, story = ''): number {
  const said = readings(label);
  if (said.length === 0 || said[0]!.length > LONGEST) return 0;
  // "Open the page of tables" speaks of no opening hours.
  const text = fold(step.text).replace(/^(?:open|show|find|visit|view|go to|see|check)\b(?!ing)/, ' ');
  const around = fold(story);
  let best = Math.max(expectedAt(step, said, story), calledOwn(text, label));
  const nobodys = ASKS.includes(step.verb) && !OWN.test(text) && !OWN.test(around);
  const ofAccount = nobodys && said.some((one) => ACCOUNT.test(one));
  for (const place of PLACES) {
    if (!place.verbs.includes(step.verb)) continue;
    const wished = place.wish.test(text) ? 1 : around && place.wish.test(around) ? TOLD : 0;
    if (wished === 0) continue;
    if (said.some((one) => place.there.test(one))) best = Math.max(best, wished * THERE);
    else if (!ofAccount && said.some((one) => place.near?.test(one))) best = Math.max(best, wished * NEAR);
  }
  return best;
}

/** Longest label that names a place. */
const LONGEST = 48;
