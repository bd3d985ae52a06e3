import { type PairReader, unquoted } from './reading.ts';

const SUM = String.raw`(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|euros?|pounds?|dollars?|francs?|crowns?|points?|credits?|litres?|hours?|units?))`;
const FROM_TO = new RegExp(
  String.raw`^(?:move|transfer|shift|send|pay|put)\s+${SUM}\s+(?:from|out of)\s+(.+?)\s+(?:in|on)?to\s+(.+)$`,
  'iu',
);
const TO_FROM = new RegExp(
  String.raw`^(?:move|transfer|shift|send|pay|put)\s+${SUM}\s+(?:in|on)?to\s+(.+?)\s+(?:from|out of)\s+(.+)$`,
  'iu',
);
const ARTICLE = /^(?:the|an?|my|your|our)\s+/i;

/** "Move 25 pounds from Holiday to the main account": out of what it is taken, and into what it goes. */
export const readTransfer: PairReader = (reading) => {
  const along = FROM_TO.exec(reading.clause);
  const back = along ? null : TO_FROM.exec(reading.clause);
  const [from, to] = along ? [along[1]!, along[2]!] : [back?.[2], back?.[1]];
  if (reading.verb !== 'transact' || from === undefined || to === undefined) return false;
  for (const [field, value] of [
    ['from', from],
    ['to', to],
  ] as const)
    reading.pairs.push({
      field,
      value: unquoted(value.replace(/,\s.*$/s, '').trim(), reading.strings).replace(ARTICLE, ''),
    });
  return true;
};
