import { fold, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const SAYS = /\b(?:terminal|console|command[- ]?line|command prompt|shell)\b/;
const PROMPT = /[$#>%❯»]\s*$/;
/** The common commands for what is asked, as most systems have them. */
const COMMANDS: ReadonlyArray<[RegExp, string]> = [
  [/\b(?:delete|remove|erase)\b/, 'rm'],
  [/\b(?:create|make|add|new)\b.*\b(?:folder|directory)\b/, 'mkdir'],
  [/\b(?:create|make|add|new)\b/, 'touch'],
  [/\b(?:rename|move)\b/, 'mv'],
  [/\bcopy\b/, 'cp'],
  [/\b(?:show|print|read|display|open|view|output)\b/, 'cat'],
  [/\b(?:go|change|switch)\b.*\b(?:folder|directory)\b/, 'cd'],
  [/\blist\b/, 'ls'],
];
const FILE = /(?<![\p{L}\d])[\p{L}\d_-]+\.[a-z\d]{1,5}\b/iu;
const RAN = 'ran:';

function promptOf(situation: Situation): Item | undefined {
  const fields = situation.items.filter((item) => item.kind === 'type' && !item.disabled);
  return (
    fields.find((item) => PROMPT.test(item.raw) || PROMPT.test(item.context.text)) ??
    fields.find((item) => SAYS.test(fold(`${item.label} ${item.placeholder}`))) ??
    (fields.length === 1 ? fields[0] : undefined)
  );
}

/** The file that a step means: by its name, or the one that the page lists which begins or ends as told; empty when none is in sight. */
function fileOf(situation: Situation, step: Step): string {
  const bare = /\b(?:no|without(?: an?| any)?) (?:file )?extension\b/i.test(step.text);
  const suffix = bare ? undefined : /\bextension "?(\.?\w+)/i.exec(step.text)?.[1];
  const end = suffix ? null : /\bend(?:s|ing)? (?:with|in) "?([.\w-]+)/i.exec(step.text);
  const begin = /\b(?:starts?|begins?|starting|beginning) with "?([.\w-]+)/i.exec(step.text);
  if (!bare && !suffix && !end && !begin) return FILE.exec(step.text.replace(/"/g, ' '))?.[0] ?? step.quoted[0] ?? '';
  const tail = suffix ? `.${suffix.replace(/^\./, '')}` : (end?.[1] ?? '');
  const lines = situation.page.lines.map((line) => line.text);
  // What a list of files looks like is known by the command that brought it up.
  const listed = lines.findLastIndex((text) => /(?:^|[$#>%❯»])\s*(?:ls|dir)$/.test(text.trim()));
  if (bare && listed < 0) return '';
  return (
    lines
      .slice(bare ? listed + 1 : 0, bare ? listed + 2 : undefined)
      .flatMap((text) => text.split(/\s+/))
      .find(
        (word) =>
          /^[\p{L}\d_-]+(?:\.[\p{L}\d]+)*$/u.test(word) &&
          (tail === '' || (word.endsWith(tail) && word.length > tail.length)) &&
          word.startsWith(begin?.[1] ?? '') &&
          (bare ? !word.includes('.') : FILE.test(word) || !/\./.test(tail)) &&
          (bare || !words(step.text).includes(fold(word))),
      ) ?? ''
  );
}

/** Whether a command stands behind the prompt: many terminals write there and not in the field that takes the keys. */
function standsAtPrompt({ page, memory }: Situation, line: string): boolean {
  if (memory.last?.rule !== 'command' || memory.last.kind !== 'type') return false;
  const prompted = page.lines.map(({ text }) => /^.*?[$#>%❯»]\s*(.*?)\s*[█▌▏_|]?$/u.exec(text.trim())?.[1] ?? null);
  return prompted.findLast((text) => text !== null) === line;
}

/** Does at a command line what a step asks to be done there: looks what there is, then gives the command. */
export function giveCommand(situation: Situation, step: Step): Proposal | null {
  const asked = fold(`${step.text} ${situation.goal.background}`);
  if (step.verb === 'enter' || step.verb === 'press' || !SAYS.test(asked)) return null;
  const command = COMMANDS.find(([pattern]) => pattern.test(asked))?.[1];
  const field = promptOf(situation);
  if (!command || !field) return null;
  const { memory } = situation;
  const file = fileOf(situation, step);
  const looked = memory.done.includes(`${RAN}ls`);
  if (file === '' && command !== 'ls' && looked) return null;
  const last = file !== '' || command === 'ls';
  const second = command === 'mv' || command === 'cp' ? (step.quoted.at(-1) ?? '') : '';
  const line = last ? [command, command === 'ls' ? '' : file, second === file ? '' : second].join(' ').trim() : 'ls';
  const enter = situation.items.find((item) => item.name === 'press:enter');
  if (memory.done.includes(RAN + line)) return null;
  if ((fold(field.value) === fold(line) || standsAtPrompt(situation, line)) && enter) {
    memory.done.push(RAN + line);
    return {
      rule: 'command',
      why: `“${line}” is run with Enter`,
      status: 'continue',
      item: enter,
      args: null,
      sure: 0.85,
      completes: last,
      cause: line,
    };
  }
  const args = argumentOf(field, line);
  return args && (memory.last?.rule !== 'command' || memory.last.kind !== 'type')
    ? {
        rule: 'command',
        why: last ? `“${line}” does it` : 'I have to see first what is there',
        status: 'continue',
        item: field,
        args,
        sure: 0.8,
        cause: line,
      }
    : null;
}
