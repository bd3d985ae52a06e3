import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';

/** What a form field asks for, in the terms of the HTML autocomplete vocabulary where it has one. */
export type FieldClass =
  | 'email'
  | 'password'
  | 'password-again'
  | 'username'
  | 'given-name'
  | 'family-name'
  | 'name'
  | 'tel'
  | 'street-address'
  | 'city'
  | 'postal-code'
  | 'country'
  | 'region'
  | 'cc-number'
  | 'cc-exp'
  | 'cc-csc'
  | 'cc-name'
  | 'bday'
  | 'quantity'
  | 'organization'
  | 'subject'
  | 'message'
  | 'search'
  | 'url'
  | 'coupon'
  | 'time'
  | 'date'
  | 'age'
  | 'title'
  | 'gender'
  | 'occupation'
  | 'order-number'
  | 'address-2'
  | 'unknown';

const PATTERNS: Array<[RegExp, FieldClass]> = [
  [/^(?:search|filter|find|look up)\b/, 'search'],
  [
    /\b(?:confirm|repeat|re-?enter|re-?type|verify|again)\b.*\bpass(?:word|code)|\bpass(?:word|code)\b.*\b(?:again|confirm\w*|repeat)/,
    'password-again',
  ],
  [/\bpass ?(?:word|code|phrase)\b|\bpin\b/, 'password'],
  [/\be-?mail\b/, 'email'],
  [/^(?:account(?: (?:name|id))?|log ?in)$/, 'username'],
  [/\b(?:user ?name|user ?id|login(?: name)?|handle)\b/, 'username'],
  [/\b(?:name on (?:the )?card|card ?holder\w*)\b/, 'cc-name'],
  [/\b(?:card number|credit card|debit card|card no)\b/, 'cc-number'],
  [/\b(?:expir\w*|valid (?:until|thru|through)|mm ?\/ ?yy)\b/, 'cc-exp'],
  [/\b(?:cvc|cvv|csc|security code)\b/, 'cc-csc'],
  [/\b(?:first|given|fore)(?: ?names?)? ?(?:and|&|\/|,) ?(?:the )?(?:last|family|sur) ?names?\b/, 'name'],
  [/\b(?:first|given|fore) ?name\b/, 'given-name'],
  [
    /^(?:the )?(?:policy ?|account ?|ticket ?|licen[cs]e ?)holder(?:'s name)?$|^(?:applicant|claimant|lead (?:guest|passenger)|(?:main |first )?(?:guest|passenger|traveller)|tenant|contact person|recipient|addressee)(?:'s name)?$/,
    'name',
  ],
  [/\b(?:last|family|sur) ?name\b|\bsurname\b/, 'family-name'],
  [/\b(?:date of birth|birth ?da(?:te|y)|dob|born|(?:year|month|day) of birth|birth (?:year|month|day))\b/, 'bday'],
  [/\b(?:phone|telephone|mobile|cell|tel)\b/, 'tel'],
  [/\b(?:zip|post ?code|postal ?code|postcode)\b/, 'postal-code'],
  [/\b(?:address (?:line )?2|apartment|apt|suite|unit)\b/, 'address-2'],
  [
    /\b(?:coupon|voucher|promo\w*|discount|gift)(?: ?card)? ?(?:codes?|no|numbers?)\b|^(?:(?:your|my|enter|have|got|an?|any|the|add|use|apply|redeem|or) )*(?:coupon|voucher|promo\w*|discount|gift card)s?\W*(?:optional)?\W*$/,
    'coupon',
  ],
  [/\b(?:order|booking|reference|invoice|tracking) ?(?:number|no|id|code|ref\w*)\b/, 'order-number'],
  [/\b(?:street|address)\b(?! book)/, 'street-address'],
  [/\b(?:city|town|suburb)\b|\bwhere do you live\b/, 'city'],
  [/\b(?:country|nation|nationality|citizenship)\b/, 'country'],
  [/\b(?:state|province|county|region)\b/, 'region'],
  [/\b(?:quantity|qty|how many|number of (?:items|units|pieces))\b/, 'quantity'],
  [/\b(?:company|organi[sz]ation|employer|business)(?: name)?\b/, 'organization'],
  [/\b(?:occupation|profession)\b|^(?:(?:your|current|my) )*job(?: title)?$/, 'occupation'],
  [/\b(?:subject|topic)\b/, 'subject'],
  [
    /\b(?:message|comment|comments|enquiry|inquiry|question|feedback|notes?|description|details|your review|reason|what (?:happened|was the matter|went wrong))\b/,
    'message',
  ],
  [/\b(?:search|find|look ?up|query|keywords?|filter)\b/, 'search'],
  [/\b(?:website|url|web ?site|homepage|link)\b/, 'url'],
  [/\b(?:full ?name|your ?name|name)\b/, 'name'],
  [/\b(?:time|hour)\b/, 'time'],
  [/\b(?:date|day|when|arrival|departure|depart|check-?in|check-?out|dd|mm|yyyy)\b/, 'date'],
  [/\bage\b|\bhow old\b/, 'age'],
  [/\b(?:gender|sex)\b/, 'gender'],
  [/\b(?:title|salutation)\b/, 'title'],
];

/** What a wording asks for; `unknown` when no common wording fits. */
export function classOfWords(text: string): FieldClass {
  const folded = fold(text).replace(/[_*:]+/g, ' ');
  for (const [pattern, name] of PATTERNS) if (pattern.test(folded)) return name;
  return 'unknown';
}

/** The lines over a letter. */
const HEAD_OF_LETTER = /^(?:to|from|cc|subject|re)\s*:.*:/i;

/** What a field asks for: its label first, then its placeholder and its example. */
export function classOfField(item: Item): FieldClass {
  if (item.role === 'searchbox') return 'search';
  if (/^type:password/.test(item.name) && classOfWords(item.label) === 'unknown') return 'password';
  const own = classOfWords(item.label);
  // A box of several lines under "To: Ann, Subject: Re: the boat" bears no name of its own.
  if (item.state.has('multiline') && HEAD_OF_LETTER.test(item.label)) return 'message';
  if (own !== 'unknown') return own;
  const hint = classOfWords(item.placeholder);
  // "Type to search" tells how a list with a name of its own is used, and not what it asks.
  const tellsUse = hint === 'search' && item.role === 'combobox' && item.raw !== '' && item.label !== item.placeholder;
  if (hint !== 'unknown') return tellsUse ? 'unknown' : hint;
  if (/@/.test(item.placeholder)) return 'email';
  const purpose = item.action.description ?? '';
  const type = /\b(?:type|input)\W{0,3}(email|password|tel|date|time|search|url|number)\b/.exec(fold(purpose))?.[1];
  if (type && type !== 'number') return type as FieldClass;
  // Several lines without a name are for words to somebody.
  if (item.state.has('multiline')) return 'message';
  return item.label.length < 3 ? classOfWords(item.context.text.slice(0, 60)) : 'unknown';
}

const NEWSLETTER =
  /\b(?:newsletter|our letters?|subscribe|sign up for (?:updates|news|offers|our)|mailing list|offers and news|(?:stay|keep) (?:in touch|up to date|informed|posted)|get updates)\b/;

/** Characters right before a field that tell what it is for. */
const CLOSE = 90;

/** A box that has nothing to do with the task at hand: newsletters and the like. */
export function isNewsletter(item: Item): boolean {
  // A menu with "Newsletter" in it stands before every field of its site: only the box for an address goes by what is right before it.
  const before = classOfField(item) === 'email' || item.label === '' ? item.context.text.slice(-CLOSE) : '';
  return NEWSLETTER.test(fold(`${item.label} ${item.placeholder} ${before} ${item.group}`));
}

/** What something or somebody is filed under: given out by others, and made up or searched for by nobody. */
const NUMBERED = /\b(?:number|no|reference|ref|id)\b(?! of)/;

/** Whether a wording asks for what something is filed under: a number of an order, a member, a ticket. */
export function asksNumber(text: string): boolean {
  return NUMBERED.test(fold(text)) && !['tel', 'cc-number', 'quantity'].includes(classOfWords(text));
}

export function isSearchBox(item: Item): boolean {
  return item.kind === 'type' && (item.role === 'searchbox' || classOfField(item) === 'search');
}

const EMPTY_OPTION =
  /^(?:|[-–—]+|select\b.*|choose\b.*|please\b.*|pick\b.*|[-–—]{2}.*|[-–—] .* [-–—]|none|any|all|(?!(?:an)?other\b|more\b|custom\b|something\b|somewhere\b)[^.…]{0,30}(?:…|\.\.\.)|d{1,2}|m{2,4}|y{2,4}|hh|day|month|year|hour)$/i;

/** Whether an option of a list only asks to choose. */
export function isEmptyOption(option: string): boolean {
  return EMPTY_OPTION.test(option.trim());
}

const GENERAL = /^(?:other|something else|general.*|anything else|miscellaneous)$/;

/** Whether an option stands for all that the others leave out: "Other", which the others in "leave the other permits" do not tell. */
export function isGeneral(option: string): boolean {
  return GENERAL.test(fold(option));
}

export function isRequired(item: Item): boolean {
  return item.state.has('required') || /\*\s*$|\(required\)/i.test(item.label) || item.state.has('invalid');
}
