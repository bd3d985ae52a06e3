import type {
  Cells,
  Choose,
  Coined,
  Covers,
  Fallbacks,
  Files,
  Geometry,
  Heads,
  Hover,
  Icons,
  Judge,
  Labels,
  Lands,
  Layers,
  Listed,
  Listeners,
  Looks,
  Manner,
  Names,
  Nearby,
  Pieces,
  Revealed,
  Semantics,
  Siblings,
  Signs,
  Spread,
  StandIns,
  States,
  Twins,
  Words,
} from './parts.ts';
import type {
  Columns,
  Drag,
  Drops,
  Fronts,
  Grips,
  Handlers,
  Hours,
  Knobs,
  Laid,
  Paint,
  Places,
  Rails,
  Scales,
  Slides,
  Surfaces,
  Tucked,
} from './pulls.ts';
import type {
  Around,
  Candidate,
  Delegate,
  DocumentView,
  Drawn,
  ForeignFrame,
  Holders,
  Line,
  RawAction,
  Scroller,
  Standing,
  TextPiece,
  WalkResult,
  WalkSettings,
} from './shapes.ts';
import type { Studied } from './study.ts';

/** What the page's own context can be asked. */
export type Asked = 'about' | 'handlers' | 'window' | 'arrows' | 'double' | 'context' | 'drop' | 'over';

export type * from './parts.ts';
export type * from './pulls.ts';
export type * from './shapes.ts';

/**
 * The code in this folder runs inside the page. Each file exports one function that adds its part to the kit; the
 * functions are sent as text (script.ts), so they may use types from elsewhere but no values.
 */
export interface Kit {
  settings: WalkSettings;
  /** Asks the page's own script context about nodes of one document; null where it does not answer: its scripts are held. */
  informant(home: Node, type: Asked, nodes: readonly Node[]): string | null;
  /** Whether listeners that a document's scripts have set can be read. */
  hears(document: Document): boolean;
  /** The line into a document's own script context. */
  lineOf(document: Document, frame: Element | null): Line;
  /** Documents met on the last walk whose line is not laid yet. */
  deaf: Line[];
  /** What a node is, whatever its fields are called. */
  typeOf(node: Node): number;
  tagOf(element: Element): string;
  /** Reads the real properties of an element or document whose fields may hide them: `<input name="children">`. */
  plain<T extends Node>(node: T): T;
  /** Notes what answers with parts of its own in a document or shadow root; to be called before `plain` of what is in it. */
  enter(root: Document | ShadowRoot): void;
  /** Closed shadow roots handed in from outside, and the elements already looked into. */
  closedRoots: Map<Element, ShadowRoot | null>;
  /** Hosts that may have a closed root, and frames of another origin, met on the last walk. */
  unknownHosts: Element[];
  foreignFrames: ForeignFrame[];
  candidates: Candidate[];
  byElement: Map<Element, Candidate>;
  texts: TextPiece[];
  views: DocumentView[];
  geometry: Geometry;
  covers: Covers;
  layers: Layers;
  listeners: Listeners;
  handlers: Handlers;
  study(source: string): Studied;
  /** What the handlers of an element or document for a second press, the other button, a drop or the pointer's coming look for in it; null where they look for nothing. */
  sought(target: Element | Document, type: Asked): { selector: string; whole: boolean } | null;
  semantics: Semantics;
  words: Words;
  names: Names;
  nearby: Nearby;
  siblings: Siblings;
  heads: Heads;
  lands: Lands;
  /** What a sign means; where it stands tells some apart. */
  glyph(text: string, element?: Element): string;
  icons: Icons;
  rails: Rails;
  scales: Scales;
  knobs: Knobs;
  states: States;
  hover: Hover;
  drag: Drag;
  slides: Slides;
  drops: Drops;
  laid: Laid;
  /** A function that works its answer out once for each key in a walk. */
  once<Key, Value extends NonNullable<unknown> | null>(read: (key: Key) => Value): (key: Key) => Value;
  /** The computed style of an element. */
  style(element: Element): CSSStyleDeclaration;
  /** Where an element lies, read once in a walk: nothing can move while it runs. */
  rect(element: Element): DOMRect;
  /** Whether anything that was measured on the last walk lies elsewhere now. */
  moved(): boolean;
  still: {
    /** Notes a document or shadow root that is walked. */
    enter(root: Document | ShadowRoot): void;
    /** Notes what may be scrolled. */
    rolls(element: Element): void;
    /** Whether a walk with these settings would find what the last one found. */
    holds(settings: WalkSettings): boolean;
    /** Watches what was walked just now. */
    keep(settings: WalkSettings, result: WalkResult): void;
  };
  /** What to do before each walk. */
  afresh(reset: () => void): void;
  /** Forgets what was worked out in the walk before. */
  forget(): void;
  grips: Grips;
  columns: Columns;
  places: Places;
  coined: Coined;
  /** Words of the row, card or field group around an element, without its own. */
  context(element: Element, own: string): string;
  /** The same without the buttons at its end that the other rows have too. */
  rowOf(element: Element): string;
  /** A name as one would say it. */
  plainer(candidate: Candidate, label: string): string;
  /** What is written on the face of a clock or a dial, as actions. */
  marks(candidate: Candidate, whole: RawAction): RawAction[];
  /** The cells of a sheet that is drawn on a canvas, as actions. */
  ruled(candidate: Candidate, whole: RawAction): RawAction[];
  /** The corner by which a field is made larger, as an action. */
  corner(candidate: Candidate, field: RawAction): RawAction[];
  hours: Hours;
  pieces: Pieces;
  spread: Spread;
  revealed: Revealed;
  standIns: StandIns;
  listed: Listed;
  judge: Judge;
  signs: Signs;
  choose: Choose;
  looks: Looks;
  paint: Paint;
  tucked: Tucked;
  fronts: Fronts;
  surfaces: Surfaces;
  cells: Cells;
  files: Files;
  twins: Twins;
  labels: Labels;
  /** The question that a radio button or one of several buttons that stand for one choice answers; empty where none is asked. */
  question(element: Element): string;
  /** What a shape of a drawing is known by; '' where it says nothing. */
  called(shape: Element): string;
  boards: {
    /** Offers what lies on the squares of a board to be put onto others. */
    settle(): void;
    /** Whether something is such a square. */
    square(element: Element | null): boolean;
  };
  /** What a sign in a field's frame does to the field, else what the field is called; '' elsewhere. */
  signOf(candidate: Candidate): string;
  /** The name of the field in whose frame a sign stands; else ''. */
  fieldBy(candidate: Candidate): string;
  /** What a cross that is drawn does: `Close`, `Clear City`; '' for what is none. */
  cross(candidate: Candidate): string;
  /** Offers the parts that one handler tells apart. */
  served(): void;
  /** Whether it alone of the buttons beside it looks otherwise, as what is taken does. */
  highlighted(candidate: Candidate): boolean;
  /** A handler that makes no control of its own. */
  needless(candidate: Candidate): boolean;
  /** What a control is called by who sees it. */
  naming(candidate: Candidate): string;
  fallbacks: Fallbacks;
  report(): RawAction[];
  /** What something says beside what the controls in it say. */
  ownWords(candidate: Candidate): string;
  /** What a box without words in a grid of boxes is called by the heads of its column and row; else ''. */
  crossed(element: Element): string;
  holders: Holders;
  /** What stands on one line, in the order in which it is read. */
  inLine(elements: readonly Element[]): Element[];
  /** The words of the chip that an element stands in; else ''. */
  chip(element: Element): string;
  /** What a drawn sign does to what it belongs to: `Clear`, `Open`; else ''. */
  strokes(element: Element): string;
  /** What a drawn sign means by its outline or its parts; '' for what is in no common set. */
  outlined(candidate: Candidate): string;
  /** Tells those apart that have the same label. */
  tellApart(live: readonly Candidate[]): void;
  /** The heading above the place where the walk is. */
  heading: string;
  /** What the element considered last listens for on behalf of those inside it. */
  heard: Delegate | null;
  scrollers: Scroller[];
  /** What is drawn beside the words. */
  drawn: Drawn[];
  manner: Manner;
  add(
    element: Element,
    view: DocumentView,
    around: Pick<Around, 'candidate'>,
    what: Pick<Candidate, 'kind' | 'role' | 'strength' | 'flags'>,
    rect?: DOMRect,
  ): Candidate;
  /** Decides whether an element that shows is something a person could act on. */
  consider(
    element: Element,
    tag: string,
    view: DocumentView,
    around: Around,
    style: CSSStyleDeclaration,
    cursor: string,
  ): Candidate | null;
  /** Finds the visible box and a point that works; false when no point does. */
  place(candidate: Candidate): boolean;
  /** Places on a drawn shape in CSS pixels of its document, the best first. */
  outline(element: Element): Array<[number, number]>;
  scrolls(element: Element, tag: string, view: DocumentView, style: CSSStyleDeclaration): void;
  areas(map: Element, view: DocumentView, around: Around): void;
  /** The document in a frame of the same origin that shows; one of another origin is noted. */
  inside(element: Element, view: DocumentView): DocumentView | null;
  /** What of the page shows, and which ways it can be scrolled. */
  standing(): Standing;
  walk(settings: WalkSettings): WalkResult;
  /** The same as text, which crosses to the caller faster; '' to who has the answer of the last walk, where that still holds. */
  walkText(settings: WalkSettings, known: boolean): string;
  /** Which of the points (in this document's pixels) reach the frame with that index. */
  reaches(frame: number, points: Array<[number, number]>): boolean[];
  /** Boxes of everything the last walk reported, to tell whether the page moved since. */
  stamp(): string;
}
