import type { Pair, Step } from '../../goal/types.ts';
import { wantedText } from '../../meaning/match.ts';

/** Things the step wants chosen: the listed ones, or the one it is about. */
export function wishes(step: Step, read: string | null): Array<{ field: string; value: string }> {
  if (step.source) return [{ field: '', value: read ?? '' }];
  if (step.pairs.length > 0) return step.verb === 'pick' ? step.pairs.flatMap(eachOf) : step.pairs;
  const size = step.constraints.sizes[0];
  const [only] = step.items;
  // "The black one in size S": a colour and a size, each chosen for itself.
  if (step.items.length === 1 && only && size && !/\bsize\b/i.test(only) && /\bsize\b/i.test(step.text))
    return [
      { field: '', value: only.replace(/\s+ones?$/i, '') },
      { field: 'size', value: size.toUpperCase() },
    ];
  if (step.items.length > 0) return step.items.map((value) => ({ field: '', value }));
  return [{ field: '', value: wantedText(step) }];
}

/** "The lemon filling and a gold ribbon" for a cake: two things, each chosen for itself. */
function eachOf({ field, value }: Pair): Pair[] {
  const parts = value.split(/,?\s+and\s+(?=(?:an?|the)\s)/i);
  return parts.map((part) => ({
    field: parts.length > 1 ? '' : field,
    value: part.replace(parts.length > 1 ? /^(?:an?|the)\s+/i : /$^/, ''),
  }));
}

/** Colours as a colour field takes them. */
export const PURE: Readonly<Record<string, string>> = {
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  lime: '#00ff00',
  cyan: '#00ffff',
  magenta: '#ff00ff',
  orange: '#ffa500',
  purple: '#800080',
  pink: '#ffc0cb',
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  gray: '#808080',
  brown: '#a52a2a',
};
