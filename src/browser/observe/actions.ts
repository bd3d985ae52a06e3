import type { Action, ActionParameters, ActionTarget } from '../../contract/index.ts';
import type { Box, PageAction } from '../types.ts';

/** How many image pixels one CSS pixel is, on each axis. */
export interface Scale {
  x: number;
  y: number;
}

const VERBS: Partial<Record<PageAction['kind'], string>> = {
  click: 'Click',
  type: 'Type into',
  choose: 'Choose in',
  check: 'Tick or untick',
  set: 'Set',
  upload: 'Give a file to',
  point: 'Point at',
  drag: 'Drag',
  context: 'Open the context menu of',
  'double-click': 'Double-click',
};
const LONGEST_TEXT = 2000;

/** The action as declared to the service: its box in image pixels, and what it takes as JSON Schema. */
export function toAction(action: PageAction, scale: Scale | number = 1): Action {
  const by = typeof scale === 'number' ? { x: scale, y: scale } : scale;
  const parameters = parametersOf(action);
  return {
    name: action.name,
    description: inWords(action),
    ...(parameters ? { parameters } : {}),
    ...(action.stop === undefined ? { target: targetOf(action, by) } : {}),
  };
}

function inWords(action: PageAction): string {
  const verb = action.state.includes('double-click') ? 'Double-click' : (VERBS[action.kind] ?? 'Use');
  const label = action.label ? ` “${action.label}”` : '';
  const near = action.context ? ` near “${action.context.slice(0, 120)}”` : '';
  return `${verb} the ${action.role === 'generic' ? 'element' : action.role}${label}${near}`.slice(0, 500);
}

function parametersOf(action: PageAction): ActionParameters | null {
  switch (action.kind) {
    case 'type':
      return one('text', {
        type: 'string',
        maxLength: Math.min(action.maxLength ?? LONGEST_TEXT, LONGEST_TEXT),
        ...(formatOf(action.inputType) ? { description: formatOf(action.inputType) } : {}),
      });
    case 'choose':
      return one('option', { type: 'string', ...(action.options?.length ? { enum: unique(action.options) } : {}) });
    case 'set':
      return one('value', {
        type: 'number',
        ...(action.minimum === undefined ? {} : { minimum: action.minimum }),
        ...(action.maximum === undefined ? {} : { maximum: action.maximum }),
      });
    case 'drag':
      return action.options?.length ? one('to', { type: 'string', enum: unique(action.options) }) : null;
    case 'upload':
      return one('file', { type: 'string', maxLength: 300, description: 'The name of a file the person has' });
    default:
      return null;
  }
}

function one(name: string, schema: NonNullable<ActionParameters['properties']>[string]): ActionParameters {
  return { type: 'object', properties: { [name]: schema }, required: [name] };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** How a browser takes the value of each typed field, or what its keyboard and its dots tell of it. */
function formatOf(type: string | undefined): string {
  switch (type) {
    case 'date':
      return 'YYYY-MM-DD';
    case 'time':
      return 'HH:MM';
    case 'datetime-local':
      return 'YYYY-MM-DDTHH:MM';
    case 'month':
      return 'YYYY-MM';
    case 'week':
      return 'YYYY-Www';
    case 'color':
      return '#rrggbb';
    case 'number':
      return 'a number';
    case 'email':
      return 'an e-mail address';
    case 'tel':
      return 'a telephone number';
    case 'password':
      return 'a password';
    default:
      return '';
  }
}

function targetOf(action: PageAction, scale: Scale): ActionTarget {
  const words = <Key extends keyof ActionTarget>(key: Key, value: string | undefined, longest: number) =>
    value ? { [key]: value.slice(0, longest) } : {};
  return {
    ...scaleBox(action.target, scale),
    role: action.role.slice(0, 100),
    ...words('label', action.label, 500),
    ...words('value', action.value, 2000),
    ...(action.disabled ? { disabled: true } : {}),
    kind: action.kind,
    ...words('context', action.context, 500),
    ...words('group', action.group, 200),
    ...words('placeholder', action.placeholder, 200),
    ...(action.state.length > 0 ? { state: action.state.slice(0, 20).map((word) => word.slice(0, 40)) } : {}),
  };
}

/** A box in image pixels, to a hundredth. */
export function scaleBox(box: Box, scale: Scale): Box {
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(box.x * scale.x),
    y: round(box.y * scale.y),
    width: round(box.width * scale.x),
    height: round(box.height * scale.y),
  };
}
