import type { BrowserContext, Page } from 'playwright-core';
import type { Action, Effect, Pacing, Person, Retention } from '../contract/index.ts';

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
  | 'double-click' // beside what a single click does
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
  /** Out of sight: which of the stops that only the focus comes to. It has no place in the picture. */
  stop?: number;
  /** For `drag`: where each of `options` is, in main-frame CSS pixels. */
  drops?: Array<{ label: string; point: { x: number; y: number } }>;
}

/** A piece of visible text, in reading order. */
export interface PageText {
  text: string;
  box: Box;
  /** Height of one of its lines, in the same pixels. */
  line: number;
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
  /** Text blocks for the turn: page_text, text_places, title, address, tabs, dialog, outcome, error. */
  blocks: Array<{ label: string; text: string }>;
  /** Milliseconds between taking the frame and handing it out. */
  frameAgeMs: number;
}

/** How a session's browser is shaped and where the person may go. */
export interface StageOptions {
  /** Profile that shapes the context (locale, device, zoom, vision, keyboard only, ...); null for a plain one. */
  person: Person | null;
  /** Origins the person may go to; everything else is refused below the browser and told to the person. */
  origins: readonly string[];
  /** Placeholder (`{{password}}`) -> value. Typed only into allowed origins, and never recorded anywhere. */
  secrets: ReadonlyMap<string, string>;
  /** Placeholder -> the origins it may be typed at; `origins` where it is not in it. */
  secretOrigins?: ReadonlyMap<string, readonly string[]>;
  /** Files that may be uploaded, by the name the person knows them by. */
  files?: ReadonlyMap<string, string>;
  /** For a server that asks for a name and password itself; only `origin` gets them where it is given. */
  httpCredentials?: { username: string; password: string; origin?: string };
  seed: number;
  pacing: Pacing;
  retention: Retention;
  /** Encoding and the largest side of the submitted image in pixels. */
  image?: { type: 'png' | 'jpeg'; quality?: number; maximumSide?: number };
  viewport?: { width: number; height: number };
  /** What the person sits down with; drawn from age and work when absent. */
  device?: 'phone' | 'tablet' | 'laptop';
  /** Where the browser says it is; it says nothing when absent. */
  geolocation?: { latitude: number; longitude: number };
  colorScheme?: 'light' | 'dark';
  /** Further origins whose images, styles, fonts and media may be loaded (GET only); nobody can go there. */
  resourceOrigins?: readonly string[];
  /** Where the trace zip goes; absent for no trace. */
  tracePath?: string;
}

/** The words and pictures a turn leaves in the trace. */
export interface TurnNote {
  turnIndex: number;
  title: string;
  decision: unknown;
  frame: { bytes: Buffer; mediaType: string } | null;
}

/** One person's browser: what they see, and their hands. Every method has a deadline and rejects with StageError. */
export interface Stage {
  readonly context: BrowserContext;
  /** What the person sits at; null where the page is somebody else's. */
  readonly device: 'phone' | 'tablet' | 'laptop' | null;
  /** The tab in front. */
  page(): Page;
  open(url: string): Promise<void>;
  observe(): Promise<Observation>;
  act(name: string, args: Readonly<Record<string, string | number | boolean>> | null): Promise<Effect>;
  /** Runs body as one named step of the trace. */
  turn<T>(note: TurnNote, body: () => Promise<T>): Promise<T>;
  /** Requests answered so far, for the success checks. */
  readonly requests: ReadonlyArray<{ method: string; url: string; status: number; body: string | null }>;
  /** Closes the context, writes the trace; safe to call twice. */
  close(): Promise<void>;
}
