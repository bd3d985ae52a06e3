import { noteBeside } from '../../filling/known/takes.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';

/** How plainly belongs there what is written just like the sample at a field. */
const ALIKE = 0.9;
/** A sample that stands at a field, with a figure in it: "For example, 1234 BCD". */
const SAMPLE = /\b(?:e\.?g\.?|for example|such as|example)[:, ]+([A-Z\d][A-Z\d -]{3,14}[A-Z\d])(?![\p{L}\d])/u;
/** Something that is written in capital letters and figures. */
const CODE = /(?<![\p{L}\d@.-])[A-Z\d]+(?:[ -](?=[A-Z\d]*\d|[A-Z]{2})[A-Z\d]+)*(?![\p{L}\d@-])/gu;

/** What is written with a sign before it: the channel "#front-desk", for a field with "#channel" in it. */
const SIGNED = String.raw`(?<!\S)SIGN\p{L}[\p{L}\d_-]*`;

const shapeOf = (code: string): string => code.replace(/[ -]/g, '').replace(/\d/g, '9').replace(/[A-Z]/g, 'A');

/** Codes of the task into the fields at which a sample stands that is written just so, in letters and figures: a plate, a flight, a reference. */
export function bySample(situation: Situation, blanks: readonly Blank[]): Answer[] {
  return blanks.flatMap((blank) => {
    if (blank.kind !== 'text') return [];
    const item = blank.items[0]!;
    const note = `${item.placeholder} . ${item.label} . ${noteBeside(situation, item)} . ${item.action.description ?? ''}`;
    const sign = /^([#@])\p{L}/u.exec(item.placeholder)?.[1];
    const signed = sign
      ? [...new Set(situation.asked.match(new RegExp(SIGNED.replace('SIGN', sign), 'gu')) ?? [])]
      : [];
    if (signed.length === 1) return [{ blank, text: signed[0]!, fit: ALIKE }];
    const shape = shapeOf(SAMPLE.exec(note.replace(/\bfor example\b/gi, 'for example'))?.[1] ?? '');
    if (!/9/.test(shape) || !/A/.test(shape)) return [];
    const found = [...new Set((situation.asked.match(CODE) ?? []).filter((code) => shapeOf(code) === shape))];
    return found.length === 1 ? [{ blank, text: found[0]!, fit: ALIKE }] : [];
  });
}
