import { fold, words } from '../../language/index.ts';

/** The numbers that an option stands for: "3", "5+", "3–4", "under 25", "1970 to 1989"; null for one without. */
export function rangeOf(option: string): readonly [number, number] | null {
  const text = fold(option).replace(/(?<=\d)[,.\s](?=\d{3}\b)/g, '');
  const span = /(\d+(?:\.\d+)?)\s*(?:-|–|—|to|and)\s*[$€£]?(\d+(?:\.\d+)?)/.exec(text);
  if (span) return [Number(span[1]), Number(span[2])];
  const one = /\d+(?:\.\d+)?/.exec(text)?.[0];
  const spelled =
    one ??
    String(
      ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(
        words(text)[0] ?? '',
      ),
    );
  const number = Number(spelled);
  if (number < 0) return null;
  if (
    /\+|\bor more\b|\band (?:over|more|above)\b|\bover\b|\bmore than\b|\bat least\b|\bfrom \d+$|\babove\b|\bafter\b/.test(
      text,
    )
  )
    return [number, Number.POSITIVE_INFINITY];
  if (/\bup to\b|\bunder\b|\bless than\b|\bor (?:less|fewer)\b|\bbefore\b|\bbelow\b/.test(text))
    return [Number.NEGATIVE_INFINITY, number];
  return [number, number];
}
