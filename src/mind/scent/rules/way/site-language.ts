import { fold, languageNamed, languageOf } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { commitButton } from '../form/commit.ts';

/** What a wish for another language of the site says beside the language. */
const ABOUT_SITE =
  /\b(?:switch|change|set|show|display|view|read|see|use|turn|translate|put|make|have|select|choose|pick|open|go|the|this|that|whole|my|your|a|it|its|site|website|page|app|application|program(?:me)?|software|tool|interface|display|menus?|texts?|language|version|of|to|into|in|as|for|from|me)\b/g;

/** The language that a step wants the site in; null when it wants something else. */
function wantedLanguage(step: Step): string | null {
  const code = languageNamed(step.text);
  if (!code || !['transact', 'pick', 'reach', 'press', 'enter', 'learn'].includes(step.verb)) return null;
  const rest = fold(step.text.replace(/\b\p{Lu}\p{L}+/gu, (word) => (languageNamed(word) ? '' : word)))
    .replace(ABOUT_SITE, ' ')
    .replace(/[^\p{L}]+/gu, '');
  return rest === '' ? code : null;
}

/** Whether a control opens or is the choice of languages: it bears the word, a globe, or the language that is on now. */
function isSwitch(item: Item): boolean {
  return (
    /\b(?:languages?|sprache|langue|idioma|lingua|taal|jezyk|sprak|globe)\b/.test(fold(`${item.label} ${item.raw}`)) ||
    languageOf(item.raw.replace(/\blanguage\b/i, '')) !== null
  );
}

function chosen(situation: Situation, step: Step, item: Item, text: string): Proposal {
  // A choice beside a button that saves it is part of a form.
  const saved = item.kind !== 'click' && commitButton(situation, step) !== null;
  return {
    rule: saved ? 'choose_option' : 'choose_language',
    why: `“${text || item.label}” is the language I want`,
    status: 'continue',
    item,
    args: argumentOf(item, text),
    sure: 0.9,
    completes: !saved,
    cause: text || item.label,
  };
}

/** Puts the site into the language that is asked for, by its name in that language, by its code or out of a list. */
export function chooseLanguage(situation: Situation): Proposal | null {
  const { step, memory, key, items } = situation;
  const wanted = step ? wantedLanguage(step) : null;
  if (!wanted) return null;
  for (const item of items) {
    if (item.disabled || timesTried(memory, key, item.name) > 1) continue;
    if (item.kind === 'choose') {
      const option = item.options.find((text) => languageOf(text) === wanted);
      if (option && fold(option) !== fold(item.value)) return chosen(situation, step!, item, option);
    } else if ((isClickable(item) || item.kind === 'check') && item.kind !== 'point' && languageOf(item.raw) === wanted)
      return chosen(situation, step!, item, '');
  }
  const opener = items.find(
    (item) =>
      isClickable(item) &&
      item.role !== 'link' &&
      // One of the languages opens no list of them.
      item.role !== 'option' &&
      !item.disabled &&
      isSwitch(item) &&
      timesTried(memory, key, item.name) === 0,
  );
  return opener
    ? {
        rule: 'open_stay',
        why: `“${opener.label}” is where languages are chosen`,
        status: 'continue',
        item: opener,
        args: null,
        sure: 0.8,
        cause: opener.label,
      }
    : null;
}
