import { fold, isStopWord, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { assigned } from '../../filling/coverage/assign.ts';
import type { Fit } from '../../filling/coverage/types.ts';
import { classOfField, isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { actOf, endsOf, familyOf, headsOf, isNear } from '../../meaning/purpose.ts';
import type { Situation } from '../../situation.ts';
import { SELF } from './engaged.ts';

/** Acts that are done to anything, so that only the thing tells which form is meant. */
const TO_ANYTHING =
  /^(?:add|change|chang|set|make|put|send|get|have|give|do|take|new|edit|updat|move|keep|save|show|use|turn|rais|increas|lower|reduc|switch|start|open|choos|select|submit|let|go)$/;
/** What pages call any form by. */
const OF_FORMS =
  /^(?:form|detail|inform|page|welcom|your|my|new|account|step|pleas|fill|here|now|review|check|confirm|continu|next|submit|send|save|ok|done|finish|go|start|apply|yes|chang|option|choic|person|data|requir|field|contact|request)$/;
/** Weight of a word from which on it names something. */
const NAMES = 0.35;

/** Whether a fit is of the matter, and no answer that any form would take: what is known of it, or an option that the wish names. */
function isOfMatter({ entry, control, spans, rest }: Fit): boolean {
  const [item] = control.items;
  if (rest) return false;
  if (entry) return entry.source === 'knowledge' && !SELF.has(classOfField(item!));
  return control.options.length > 0 && spans.length > 0 && control.kind !== 'box';
}

/** Whether a form is one box for words, and the step spells out what to make of it: "Call the plumber". */
function makesOfWords(step: Step, fields: readonly Item[]): boolean {
  const [only] = fields;
  if (fields.length !== 1 || only!.kind !== 'type' || SELF.has(classOfField(only!))) return false;
  return step.pairs.length === 1 && step.pairs[0]!.field === '' && step.quoted.includes(step.pairs[0]!.value);
}

/** How many of the things that were given with the task, beside who one is, no field of the page takes. */
function homeless({ knowledge }: Situation, fits: readonly Fit[]): number {
  return knowledge.filter(
    ({ name, value }) =>
      !/\b(?:name|e-?mail|phone|mobile|tel|user ?name|password|address|street|post ?code|zip|town|city)\b/.test(
        fold(name.replace(/[_-]+/g, ' ')),
      ) && !fits.some(({ entry, rest }) => entry?.value === value && !rest),
  ).length;
}

/** How far the act that a form's button and head name is that of the step. */
function actBorne(names: readonly string[], said: ReadonlyArray<readonly string[]>): number {
  const told = familyOf(names[0] ?? '');
  const families = said.map((list) => familyOf(actOf([...list]))).filter((family) => family >= 0);
  const toAnything = TO_ANYTHING.test(names[0] ?? '');
  if (said.flat().some((word) => names.includes(stem(word))) || (told >= 0 && families.includes(told)))
    return toAnything ? 0.25 : 0.5;
  if (families.length === 0 || families.some((family) => told >= 0 && isNear(told, family))) return 0;
  // Whatever is raised or renamed is kept by a button for all changes.
  return toAnything && said.some((list) => KEEPS.test(list.join(' '))) ? 0 : -0.5;
}
const KEEPS = /^(?:save|update|apply|keep)(?: (?:all|the|my|your|these))?(?: (?:changes?|settings|preferences))?$/;

/**
 * How far a form answers to the act and the thing of a step, over 0 where it may be meant: by the act that its button and its
 * head name, by what they are about, and by what it asks. Nobody switches the tariff to raise a payment because both change something.
 */
export function bears(situation: Situation, step: Step, fields: readonly Item[]): number {
  const own = fields.filter((item) => !isSearchBox(item));
  const texts = [...endsOf(situation, own), ...headsOf(situation, own)];
  const said = texts.map((text) => words(fold(text)));
  const names = [...actNames(step), ...(actNames(step).length === 0 ? [words(step.text)[0] ?? ''] : [])];
  const act = actBorne(names, said);
  const ofStep = new Set(words(fold(step.text)).map((word) => stem(word)));
  const wish = new Set([...ofStep, ...words(fold(situation.goal.text)).map((word) => stem(word))]);
  const named = phrase(texts.join(' . ')).tokens.filter(
    (token) =>
      token.weight >= NAMES && !isStopWord(token.word) && !OF_FORMS.test(token.stem) && familyOf(token.word) < 0,
  );
  // "Change your order", for who wants to change the order: called by the very act and its thing.
  const object = words(fold(step.object)).map((word) => stem(word));
  const called =
    object.length > 0 &&
    said.some((list) => {
      const stems = list.map((word) => stem(word));
      return stems.some((word) => names.includes(word)) && object.every((word) => stems.includes(word));
    });
  const shared = called || named.some((token) => wish.has(token.stem));
  const asked = own.flatMap((item) => phrase(item.label || item.placeholder).tokens);
  const asks = asked.some((token) => token.weight >= NAMES && !OF_FORMS.test(token.stem) && ofStep.has(token.stem));
  const thing = shared ? 0.5 : asks ? 0.25 : named.length === 0 ? 0.1 : -0.25;
  const fits = assigned(situation).filter(({ control }) => control.items.some((item) => own.includes(item)));
  const matter = fits.some(isOfMatter) || makesOfWords(step, own) ? 0.5 : 0;
  const lost = homeless(situation, fits);
  // A form that goes on elsewhere may ask for it there.
  const goesOn = endsOf(situation, own).some((text) => /^(?:next|continue|proceed|go on)\b/.test(fold(text)));
  const place = matter === 0 && lost > 1 ? (goesOn ? -0.7 : -1.5) : 0;
  return act + thing + matter + place;
}
