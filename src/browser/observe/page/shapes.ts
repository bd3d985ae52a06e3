import type { ActionKind, Box, PageAction } from '../../types.ts';

export interface Line {
  /** In no document, so that both script contexts can hold it and nobody else does. */
  node: Attr;
  /** The element of the frame that the document is in; null for the outermost. */
  frame: Element | null;
  /** Somebody answers at the other end. */
  laid: boolean;
}

export type ListenersOf = (
  target: EventTarget,
  types: Readonly<Record<string, 1>>,
) => Record<string, Array<{ listener: unknown }>>;

export interface WalkSettings {
  /** Also what is read and drawn there, what scrolls, and where all of it stands; without it nothing but the actions. */
  texts: boolean;
  /** Milliseconds after which the walk stops and reports what it has. */
  budget: number;
  maximum: number;
}

/** One document and how its pixels lie in the pixels of the outermost document that the walk started in. */
export interface DocumentView {
  document: Document;
  window: Window;
  parent: DocumentView | null;
  /** The frame element in the parent's document. */
  host: Element | null;
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  /** The part of this document that shows, in its own pixels. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  url: string;
}

/** What an element inherits from those around it on the walk. */
export interface Around {
  candidate: Candidate | null;
  /** The pointer that shows over what is around. */
  cursor: string;
  /** What is around is itself visible. */
  shows: boolean;
  delegates: Delegate[];
  level: number;
  style: CSSStyleDeclaration | null;
  depth: number;
}

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Candidate {
  element: Element;
  view: DocumentView;
  kind: ActionKind;
  role: string;
  /** 3: says itself that it is a control; 2: has a handler; 1: only looks like one. */
  strength: 1 | 2 | 3;
  flags: number;
  parent: Candidate | null;
  /** The labels that stand for an input which cannot be seen. */
  proxies: Element[];
  heading: string;
  rect: Edges;
  box: Box | null;
  point: { x: number; y: number } | null;
  label: string;
  /** Candidates directly inside this one. */
  inner: Candidate[];
  dropped: boolean;
  /** The point reaches it only through another control inside it. */
  through: boolean;
  /** Only its pointer cursor tells of it. */
  pointed: boolean;
  /** A handler further up looks for it by a selector. */
  matched: boolean;
  /** A second way to use an element that is offered already. */
  twin: boolean;
  /** The hidden input whose state it shows. */
  field: HTMLInputElement | null;
  /** The cell's number in a canvas grid. */
  cell?: string;
}

export interface ForeignFrame {
  element: Element;
  view: DocumentView;
  /** Content box in the outermost document's pixels, its scale, and the part that shows. */
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  clip: Box;
}

export interface TextPiece {
  text: string;
  box: Box;
  level: number;
  role: string;
  /** Pieces of one block share its number. */
  block: number;
  /** Height of one of its lines in CSS pixels. */
  line: number;
  /** How it is written, where that differs from the words around it. */
  manner: string;
}

/** A drawn thing that says nothing: what it looks like, and its longer side in pixels. */
export interface Drawn {
  word: string;
  size: number;
}

/** An action before all of a look are named. */
export type RawAction = Omit<PageAction, 'name'>;

export interface Scroller {
  label: string;
  target: Box;
  point: { x: number; y: number };
  up: boolean;
  down: boolean;
  left: boolean;
  right: boolean;
}

/** What of the page shows, in CSS pixels, and which ways it can be scrolled. */
export interface Standing {
  width: number;
  height: number;
  /** Where the viewport is on the page, and device pixels in a CSS pixel. */
  left: number;
  top: number;
  pixelRatio: number;
  canScrollUp: boolean;
  canScrollDown: boolean;
  canScrollLeft: boolean;
  canScrollRight: boolean;
}

export interface WalkResult extends Standing {
  actions: RawAction[];
  texts: TextPiece[];
  scrollers: Scroller[];
  drawn: Drawn[];
  foreign: Array<{ x: number; y: number; scaleX: number; scaleY: number; clip: Box }>;
  unknownHosts: number;
  deaf: number;
  /** The page hears the arrow keys. */
  arrows: boolean;
  title: string;
  url: string;
  stamp: string;
  truncated: boolean;
  elements: number;
}

export interface Delegate {
  selector: string;
  /** A handler asks what was hit, and does not say what it looks for. */
  generic: boolean;
  /** A handler acts wherever it was hit. */
  own: boolean;
  /** A handler asks where the pointer goes; one listens itself for where it goes from there. */
  moves: boolean;
  follows: boolean;
  /** A handler leaves all to another function. */
  passes: boolean;
  /** A handler goes up from what was hit, step by step. */
  climbs: boolean;
  /** A handler hides behind a library's wrapper. */
  unknown: boolean;
  /** What a handler looks for where something is let go. */
  lands: string;
  /** All its handlers are set for what is inside; itself it does nothing. */
  only: boolean;
}

export interface Drop {
  label: string;
  point: { x: number; y: number };
}

/** A free hour of a week that is drawn as columns beside a scale of times. */
export interface Hour {
  label: string;
  view: DocumentView;
  /** What hears the presses. */
  container: Candidate;
  box: Box;
  point: { x: number; y: number };
}

export interface Holders {
  /** Others are offered in it. */
  holds(candidate: Candidate): boolean;
  /** The shade around a dialog, by the dialog's title. */
  outside(candidate: Candidate): string;
  /** What holds other controls, by its own words; '' where it has none that can be seen. */
  container(candidate: Candidate): string;
  /** A control that other controls lie in, by the rest of its words; '' where it has none. */
  besides(candidate: Candidate): string;
  /** Something large, by its title or its first words. */
  shortened(element: Element, name: string): string;
  /** Words without those of the buttons in the same thing. */
  unbuttoned(element: Element, words: string): string;
  /** The control that something clear is laid over; '' where there is none. */
  under(candidate: Candidate): string;
}
