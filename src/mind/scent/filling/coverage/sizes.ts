import { fold } from '../../../language/index.ts';
import type { Control } from './controls.ts';
import type { Fit, Wish } from './types.ts';

/** Sizes as shops mark them and as people say them. */
const SIZES: ReadonlyArray<RegExp> = [
  /^(?:xxs|extra[- ]extra[- ]small|2xs)$/,
  /^(?:xs|extra[- ]small|x[- ]small)$/,
  /^(?:s|small)$/,
  /^(?:m|medium|med)$/,
  /^(?:l|large)$/,
  /^(?:xl|extra[- ]large|x[- ]large)$/,
  /^(?:xxl|extra[- ]extra[- ]large|2xl)$/,
];

/** Which size a wording stands for, "Medium (M)" as well as "m"; -1 for none. */
export function sizeIn(text: string): number {
  const said = fold(text).trim();
  const parts = [said, ...said.split(/\s*[(),:/–—|·]\s*|\s-\s/).filter(Boolean)];
  return SIZES.findIndex((size) => parts.some((part) => size.test(part.replace(/^size\s+/, ''))));
}

/** Whether what can be chosen are sizes. */
export function areSizes(options: readonly string[]): boolean {
  return options.length > 0 && options.every((option) => sizeIn(option) >= 0 || /^one size$/i.test(option.trim()));
}

const TOLD =
  /\b(extra[- ]extra[- ](?:small|large)|extra[- ](?:small|large)|x[- ](?:small|large)|small|medium|large)\b|(?<=\b(?:size|in|a|an|the|one)\s)(x{0,2}[sl]|m)\b(?!['’])/gi;

/** "In medium", among S, M and L. */
export function sizeOf(control: Control, option: string, wish: Wish): Fit | null {
  if (control.options.length < 2 || !areSizes(control.options)) return null;
  for (const match of wish.wanted.matchAll(TOLD)) {
    const refused = wish.tokens.some((token) => token.start === match.index && token.negated);
    if (!refused && sizeIn(match[0]) === sizeIn(option))
      return {
        control,
        value: option,
        score: 0.9,
        role: '',
        spans: [[match.index, match.index + match[0].length]],
      };
  }
  return null;
}
