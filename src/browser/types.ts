import type { Action } from '../contract/index.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What doing something to the page takes: each kind has one way to be done (act/). */
export type ActionKind =
  | 'click'
  | 'type'
  | 'choose'
  | 'check'
  | 'set'
  | 'upload'
  | 'point' // hover: what shows on pointing at it
  | 'drag'
  | 'context' // the context menu
  | 'press'
  | 'scroll'
  | 'back'
  | 'tab'
  | 'dialog'
  | 'wait';

/** One thing a person could do to an element of the page, in main-frame CSS pixels. */
export interface PageAction {
  /** Stable for the same element between turns: `click:add-to-basket`, with `.2` behind a second of that name. */
  name: string;
  kind: ActionKind;
  /** The ARIA role a person would expect: button, link, textbox, combobox, checkbox, slider, ... */
  role: string;
  /** As a sighted person would say it. */
  label: string;
  target: Box;
  /** A point that was hit-tested: a click there reaches the element. */
  point: { x: number; y: number };
  /** Where the element lives: '' for the main frame, else the frame's url. */
  frame: string;
  state: string[];
  value?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Words around it (row, card, field group), and the heading it stands under. */
  context?: string;
  group?: string;
  /** For `choose`: the options as shown. For `set`: the range. For inputs: the type and limit. */
  options?: string[];
  minimum?: number;
  maximum?: number;
  inputType?: string;
  maxLength?: number;
}

/** A piece of visible text, in reading order. */
export interface PageText {
  text: string;
  box: Box;
  /** 1..6 for a heading, 0 otherwise. */
  level: number;
  role?: 'alert' | 'status' | 'heading' | 'label' | undefined;
}

export interface Observation {
  /** The viewport, encoded. Its pixels and every `target` below are of one moment and one scale. */
  image: { bytes: Buffer; mediaType: 'image/png' | 'image/jpeg'; width: number; height: number };
  url: string;
  title: string;
  /** The declared actions in image pixels, as submitted to the service; at most 500. */
  actions: Action[];
  texts: PageText[];
  /** Text blocks for the turn: page_text, address, tabs, dialog, outcome, error. */
  blocks: Array<{ label: string; text: string }>;
  /** Milliseconds between taking the frame and handing it out. */
  frameAgeMs: number;
}

/** What an action did, as a person would notice it. */
export interface Effect {
  kind: 'changed' | 'nothing' | 'blocked' | 'dialog' | 'failed';
  words: string;
}
