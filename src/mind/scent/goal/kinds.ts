import { putQuotes } from './quotes.ts';

/** Kinds of control by which a task may name one: "a «radio» widget", "the textarea element". */
const KINDS: Record<string, string> = {
  text: 'textbox',
  textbox: 'textbox',
  input: 'textbox',
  textarea: 'textarea',
  radio: 'radio',
  checkbox: 'checkbox',
  button: 'button',
  link: 'link',
  select: 'combobox',
  dropdown: 'combobox',
  slider: 'slider',
};

/** The kind when a task names a control by nothing else. */
export function kindOnly(rest: string, strings: readonly string[]): string | null {
  const said = putQuotes(rest, strings)
    .toLowerCase()
    .replace(/^(?:a|an|the|any)\s+/, '')
    .replace(/[.!]$/, '');
  const word = /^(\w+)(?:\s+(?:widget|element|control|field|input|area|box|button))?$/.exec(said)?.[1] ?? '';
  if (said === 'text area') return 'textarea';
  if (!Object.hasOwn(KINDS, word)) return null;
  return said === word && !/^(?:textbox|textarea|checkbox|dropdown|slider)$/.test(word) ? null : KINDS[word]!;
}
