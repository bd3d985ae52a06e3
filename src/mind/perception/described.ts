/** What a sentence about an action names, and the kind of thing it says that is. */
export interface Described {
  label: string;
  role: string;
}

const ROLES: Readonly<Record<string, string>> = {
  link: 'link',
  hyperlink: 'link',
  button: 'button',
  tab: 'tab',
  checkbox: 'checkbox',
  'check box': 'checkbox',
  radio: 'radio',
  'radio button': 'radio',
  switch: 'switch',
  menu: 'menuitem',
  'menu item': 'menuitem',
  option: 'option',
  item: '',
  icon: 'button',
  image: 'img',
  field: 'textbox',
  'text field': 'textbox',
  input: 'textbox',
  'input field': 'textbox',
  textbox: 'textbox',
  'text box': 'textbox',
  'search box': 'searchbox',
  'search field': 'searchbox',
  dropdown: 'combobox',
  list: 'listbox',
  select: 'combobox',
  heading: '',
  element: '',
};
const KIND = Object.keys(ROLES)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Verbs that a label itself hardly begins with, unlike "Open menu" or "Check out". */
const VERB =
  /^(?:please )?(?:click|press|tap|follow|activate|hit|type|fill|hover|point)(?: (?:on|in|into|at|over|text|something))*(?: (?:the|a|an))?\s+/i;
const QUOTED = /["“'‘«]([^"”'’»]{1,200})["”'’»]/;
const BEFORE = new RegExp(
  `^(?:the |a |an )?(${KIND})(?: (?:called|named|labell?ed|saying|to|for|with(?: the)? text))?\\s*[:–—-]?\\s+(?=\\S)`,
  'i',
);
const AFTER = new RegExp(`\\s+(${KIND})$`, 'i');

/**
 * Reads a client's description of an action, where no target says what is written there: `Link: Opening hours` and
 * `Click the "Opening hours" link` both name Opening hours.
 */
export function readDescription(description: string): Described {
  const text = description.trim().replace(/\.$/, '');
  const bare = text.replace(VERB, '');
  const acts = bare !== text;
  const quoted = QUOTED.exec(bare)?.[1];
  const named = /^\S+\s*:/.test(bare) || quoted !== undefined || acts;
  const before = named ? BEFORE.exec(bare) : null;
  const after = named ? AFTER.exec(bare) : null;
  const role = ROLES[(before?.[1] ?? after?.[1] ?? '').toLowerCase()] ?? '';
  if (quoted) return { label: quoted, role };
  if (before) return { label: bare.slice(before[0].length).trim(), role };
  if (after && acts) return { label: bare.slice(0, after.index).trim(), role };
  return { label: acts ? bare : text, role };
}
