import { drop, keep, type PairReader, unquoted } from './reading.ts';

/** The number of an account, which is none to call. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g;

const RELATION =
  /\b(brother|sister|father|mother|dad|mum|mom|son|daughter|wife|husband|partner|friend|colleague|neighbou?r|cousin|aunt|uncle|niece|nephew|child|parent|flatmate|boss|manager)\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*)/u;

/** "The voucher code SPRING29": a code is known by its looks. */
export const readCodes: PairReader = (reading) => {
  const code =
    /\b((?:coupon|voucher|promo(?:tion)?(?:al)?|discount|gift(?: card)?)(?: code)?|code)\s+([A-Z0-9][A-Z0-9_-]{3,})\b/.exec(
      reading.clause,
    );
  // "Sort code 20-45-77", "room code B12": a code of another kind, by its own name.
  const kind = code?.[1] === 'code' ? /(\p{Ll}{3,})\s$/u.exec(reading.clause.slice(0, code.index))?.[1] : undefined;
  if (
    code &&
    kind &&
    !/^(?:the|your|my|our|this|that|use|apply|enter|redeem|type|with|using|add|put|new|given)$/.test(kind)
  ) {
    if (reading.pairs.every((pair) => pair.value !== code[2])) keep(reading, `${kind} code`, code[2]!);
  } else if (code && reading.pairs.every((pair) => pair.value !== code[2]))
    keep(reading, code[1] === 'code' ? 'promo code' : code[1]!, code[2]!);
  return false;
};

/** "Into the folder for insurance": where it is kept from then on. */
export const readFolders: PairReader = (reading) => {
  const { clause, verb } = reading;
  const kept =
    /\b(?:in|into|to|under)\s+(?:the|your|my)\s+(folder|album|category|notebook|collection|label)\s+(?:for|of|called|named|about)\s+(?:the\s+|your\s+|my\s+)?([^,;«]+)$/iu.exec(
      clause,
    );
  if (kept && verb === 'transact') keep(reading, kept[1]!, kept[2]!);
  const under = /^(?:file|store|keep|save)\b.*\sunder\s+(\p{Lu}[\p{L} ]*)$/iu.exec(clause);
  if (under && /^\p{Lu}/u.test(under[1]!)) keep(reading, 'folder', under[1]!);
  return false;
};

/** "Your brother Milo Brook, 020 7946 0333": somebody with a name and a number. */
export const readSomebody: PairReader = ({ clause, verb, pairs }) => {
  if (!['transact', 'add', 'enter', 'register'].includes(verb) || pairs.length > 0) return false;
  const somebody = RELATION.exec(clause);
  if (somebody) {
    pairs.push({ field: 'name', value: somebody[2]! }, { field: 'relationship', value: somebody[1]! });
    const age = /\b(?:who is|who's|aged|is) (\d{1,3})\b|\((\d{1,3})\)/.exec(clause);
    if (age) pairs.push({ field: 'age', value: (age[1] ?? age[2])! });
  }
  const number = /(?<![\d/.-])\+?\d[\d ()-]{7,}\d(?![\d/.-])/.exec(clause.replace(IBAN, ' '))?.[0];
  if (number && !/^\d{4}-\d{2}-\d{2}$/.test(number)) pairs.push({ field: 'phone', value: number });
  return false;
};

/** "From Oslo to Bergen", "leaving Oslo for Bergen", "all mails from Ann". */
export const readJourneys: PairReader = ({ clause, strings, pairs }) => {
  const journey =
    /\bfrom:?\s+((?:[A-Z][\p{L}.'-]*|«\d+»)(?:[\s,]+(?!to\b)[A-Z][\p{L}.'-]*)*)\s+to:?\s+((?:[A-Z][\p{L}.'-]*|«\d+»)(?:[\s,]+[A-Z][\p{L}.'-]*)*)/u.exec(
      clause,
    );
  const leaves =
    /\b(?:leav(?:es|ing)|depart(?:s|ing)(?: from)?|between)\s+(\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*)*)\s+(?:for|to|and)\s+(\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*)*)/u.exec(
      clause,
    );
  if (leaves && !journey) pairs.push({ field: 'from', value: leaves[1]! }, { field: 'to', value: leaves[2]! });
  const sorted =
    /\b(?:[Ee]verything|[Aa]ll (?:the )?(?:[Ee]-?mails?|mails?|messages?)|[Ee]-?mails?|mails?|messages?) from (\p{Lu}[\p{L}'&-]*(?: \p{Lu}[\p{L}'&-]*)*|\S+)/u.exec(
      clause,
    );
  if (sorted) {
    const value = unquoted(sorted[1]!.replace(/[:;,.]+$/, ''), strings);
    drop(pairs, value);
    pairs.push({ field: 'from', value });
  }
  const days = journey && /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(journey[1]!);
  if (journey && !days)
    pairs.push(
      { field: 'from', value: unquoted(journey[1]!, strings) },
      { field: 'to', value: unquoted(journey[2]!, strings) },
    );
  return false;
};
