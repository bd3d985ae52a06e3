import type { Action } from '../../../contract/index.ts';
import type { MindRequest, Percept } from '../../mind.ts';
import type { PastStep } from '../memory.ts';
import type { DataMarks } from './data.ts';

const TEXT_LIMIT = 12_000;
const BLOCK_LIMIT = 4_000;

/** What changes from turn to turn: what was done, what is seen, what can be done. */
export function renderTurn(
  request: Pick<MindRequest, 'turnIndex' | 'maxTurns'>,
  percept: Percept,
  steps: readonly PastStep[],
  mood: string | null,
  scale: number,
  marks: DataMarks,
): string {
  const parts: string[] = [];
  if (steps.length > 0) {
    parts.push(`What the person did so far:\n${marks.block('history', steps.map(renderStep).join('\n'), BLOCK_LIMIT)}`);
  }
  if (mood) parts.push(`How the person feels now: ${mood}.`);
  parts.push(`This is step ${request.turnIndex + 1} of at most ${request.maxTurns}.`);
  for (const { label, text } of percept.texts) {
    if (text.trim() === '') continue;
    const kind = (label ?? 'page_text').replace(/[^a-z0-9_-]+/gi, '_');
    parts.push(marks.block(kind, text, kind === 'page_text' ? TEXT_LIMIT : BLOCK_LIMIT));
  }
  const actions = percept.actions.map((action) => renderAction(action, scale)).join('\n');
  parts.push(
    `What can be done now, one a line: name, then what is seen of it (box: x, y, width, height in the image).\n${marks.block('actions', actions, 100_000)}`,
  );
  return parts.join('\n\n');
}

function renderStep(step: PastStep): string {
  const came = step.came ? ` -> ${step.came}` : '';
  return `${step.turn + 1}. ${step.did}${came}`;
}

/** One line an action. Its words come from the page, so they are quoted as JSON and stand inside the data marks. */
function renderAction(action: Action, scale: number): string {
  const seen: Record<string, unknown> = {};
  const target = action.target;
  if (target) {
    if (target.role) seen.role = target.role;
    if (target.label) seen.label = target.label;
    if (target.value) seen.value = target.value.slice(0, 200);
    if (target.placeholder) seen.placeholder = target.placeholder;
    if (target.state?.length) seen.state = target.state;
    if (target.disabled) seen.disabled = true;
    if (target.group) seen.under = target.group;
    if (target.context) seen.near = target.context.slice(0, 160);
    seen.box = [target.x, target.y, target.width, target.height].map((side) => Math.round(side * scale));
  }
  // A description that only says the label again in a sentence costs tokens and tells nothing.
  if (action.description && !(target?.label && action.description.includes(target.label)))
    seen.description = action.description;
  const parameters = renderParameters(action);
  return `${action.name} ${JSON.stringify(seen)}${parameters}`;
}

function renderParameters(action: Action): string {
  const properties = Object.entries(action.parameters?.properties ?? {});
  if (properties.length === 0) return '';
  const required = new Set(action.parameters?.required ?? []);
  const described = properties.map(([name, schema]) => {
    const bounds = [
      schema.enum ? `one of ${JSON.stringify(schema.enum.slice(0, 60))}` : schema.type,
      schema.minimum === undefined ? '' : `from ${schema.minimum}`,
      schema.maximum === undefined ? '' : `to ${schema.maximum}`,
      schema.maxLength === undefined ? '' : `at most ${schema.maxLength} characters`,
      schema.description ?? '',
    ];
    return `${name}${required.has(name) ? '' : '?'}: ${bounds.filter(Boolean).join(' ')}`;
  });
  return ` parameters(${described.join('; ')})`;
}
