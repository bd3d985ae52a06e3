import type { Around, Candidate, Delegate, DocumentView, Drop, Edges, Hour, RawAction } from './shapes.ts';

export interface Surfaces {
  /** Drawn on by one handler, so that only the place of a press tells what it means. */
  is(candidate: Candidate): boolean;
  /** A plane of shades that runs both ways, on which a press chooses one. */
  plane(area: Pick<Candidate, 'element' | 'flags' | 'rect'>): boolean;
  /** How a canvas that hears nothing itself is offered; null when it is not. */
  canvas(real: Element, outer: Candidate | null, listened: boolean): Pick<Candidate, 'strength' | 'flags'> | null;
  /** The inner one is what is drawn on in the outer one. */
  holds(outer: Candidate, inner: Candidate): boolean;
  /** The outer one is a wrapper without words that hears for the canvas in it. */
  wraps(outer: Candidate, inner: Candidate): boolean;
  label(candidate: Candidate): string;
  /** Points all over it, as actions of their own. */
  grid(candidate: Candidate, whole: RawAction): RawAction[];
  /** The same points, as places to put something on. */
  places(candidate: Candidate): Drop[];
  /** Pressed to be pulled along alone: what lies on it is offered each. */
  sea(candidate: Candidate): boolean;
}

export interface Knobs {
  /** Where a style lays a small round thing over an element without words and parts. */
  knob(element: Element): Edges | null;
  /** Whether such a switch is on; null for what is none. */
  switched(element: Element): boolean | null;
}

export interface Rails {
  /** A small thing that is pulled along a bar, without saying that it is a slider's. */
  thumb(element: Element, view: DocumentView, style: CSSStyleDeclaration): boolean;
  /** The field behind a drawn thumb, which nobody sees. */
  field(thumb: Element): HTMLInputElement | null;
  /** '' for what is no such thing. */
  label(candidate: Candidate): string;
  read(candidate: Candidate, action: RawAction): void;
  settle(): void;
}

export interface Drag {
  /** Looks once whether a document or shadow root has any marks of the libraries at all. */
  enter(root: Document | ShadowRoot): void;
  sortable(element: Element, listened: boolean, style: CSSStyleDeclaration): boolean;
  /** Calls itself a handle, where presses are heard above it. */
  handle(element: Element, view: DocumentView, parent: Candidate | null): boolean;
  droppable(element: Element): boolean;
  /** One of a list that is put in order by hand, where nothing but the Tab key and the page's own ear tell so. */
  lifted(element: Element, view: DocumentView): boolean;
  collect(): void;
  thin(rect: Edges): boolean;
  little(rect: Edges): boolean;
  /** A border between two parts, which goes no further than this way and that. */
  edge(candidate: Candidate, style: CSSStyleDeclaration): boolean;
  /** Beside others of its kind. */
  repeated(element: Element): boolean;
  /** A list that calls itself one to put in order. */
  sorts(list: Element): boolean;
  /** Calls itself a handle. */
  named(element: Element): boolean;
}

export interface Slides {
  /** The frame of a row of slides that says so by what it hears. */
  swiped(candidate: Candidate): boolean;
  /** A row of slides of which a frame shows a part. */
  slid(element: Element): boolean;
  /** A row that follows the finger aside. */
  flicked(candidate: Candidate): boolean;
  /** A row of slides, which is pulled one way. */
  panned(style: CSSStyleDeclaration, rect: Edges): boolean;
}

export interface Grips {
  /** The handler of what it lies in tells it from the others. */
  pieced(candidate: Candidate): boolean;
  /** Keeps the browser's own drag from beginning, to be moved by a program of the page. */
  guarded(candidate: Candidate): boolean;
  /** A button by what it says alone, that hears no click. */
  lent(candidate: Candidate): boolean;
  /** A control in a frame of its own size that hears the press for it. */
  framed(candidate: Candidate): boolean;
  /** A row that is moved by a button in it alone. */
  handled(row: Element): boolean;
  /** A button that is the handle of its row. */
  taken(element: Element): boolean;
  /** One of several things whose presses are handed on by what they lie in. */
  followed(candidate: Candidate): boolean;
  /** A value is chosen on it by the place of the press, as on the hue strip of a colour picker. */
  strip(candidate: Candidate): boolean;
  /** Much longer than broad. */
  slender(rect: Edges): boolean;
  /** A line to another thing begins there. */
  port(element: Element, rect: Edges): boolean;
  /** Turned by pulling it up and down. */
  dial(candidate: Candidate): boolean;
}

export interface Columns {
  /**
   * The ends of the lists beside the one that something is in.
   *
   * @param boxed whether places are drawn for it in its own list.
   */
  of(candidate: Candidate, boxed: () => boolean): Drop[];
  /** Whether two lists are of one kind. */
  alike(one: Element | null, other: Element | null): boolean;
  /** In a list that calls itself one to put in order. */
  sorted(element: Element): boolean;
  /** What a list is called by, by its label, its head or the block over it; else ''. */
  called(list: Element): string;
}

export interface Places {
  /** Days and hours of the calendar that something planned lies on. */
  planned(candidate: Candidate): Drop[];
  /** What the page looks for where something is let go that it moves itself. */
  landing(candidate: Candidate): Drop[];
  /** Days of a calendar for what is still to be planned beside it. */
  outside(candidate: Candidate): Drop[];
  /** Parts of a container that its own handlers look for where something is dropped in it. */
  received(container: Candidate, moved: Element): Drop[];
  /** Whether it is taken by a press, and put where it is let go. */
  lets(candidate: Candidate): boolean;
  /** Places of the drawings that things are put on. */
  drawings(candidate: Candidate): Drop[];
  /** Places of the drawing that something is a part of. */
  ground(candidate: Candidate): Drop[];
  /** Places that say in words that things can be put there. */
  inviting(): Drop[];
  /** A tenth short of either end of a strip. */
  along(candidate: Candidate): Drop[];
  /** The ends of the bar whose breadth it fills. */
  run(candidate: Candidate): Drop[];
}

export interface Laid {
  /** Laid out by coordinates on a ground that hears presses: it is moved by dragging. */
  is(candidate: Candidate): boolean;
  /** Whoever hears the presses on it may count two of them for a double click. */
  counts(candidate: Candidate): boolean;
  /** The press on it is heard by something with more room around it. */
  ground(candidate: Candidate): boolean;
  /** A script put it in its place. */
  placed(element: Element): boolean;
}

export interface Hours {
  /** Looks whether it is made of columns beside a scale of times. */
  note(container: Candidate): boolean;
  /** A tall box that may be a day by the hour, which only the page as a whole hears for. */
  column(element: Element, view: DocumentView, rect: DOMRect): void;
  /** Looks which of those are days. */
  unheard(): void;
  within(element: Element): boolean;
  /** The free hours that show. */
  all(): Hour[];
}

export interface Drops {
  of(candidate: Candidate): Drop[];
}

/** The bar of a slider, and what lies around it. */
export interface Rail {
  bar: Edges;
  frame: Element;
}

export interface Scales {
  /** The numbers at the ends of the bar; a share in percent where none stand there. */
  range(rail: Rail): [number, number];
  /** The one number that stands beside the bar: what it is set to. */
  readout(rail: Rail): number | null;
  /** The words beside a bar, without that number. */
  besides(frame: Element): string;
}

export interface Paint {
  /** A colour of a style in words; '' where it is clear. */
  colour(value: string): string;
  /** A part of a drawing by its colour and form; '' for what is none. */
  shape(candidate: Candidate): string;
  /** A plain box by its colour and form. */
  swatch(candidate: Candidate): string;
  /** A part of a drawing. */
  is(element: Element): boolean;
}

export interface Handlers {
  /** What was said of a node's listeners, whose handlers may be asked for together with others. */
  note(node: Node, types: string): void;
  delegate(target: Node | Window): Delegate | null;
  page(document: Document): { flags: number; selector: string; lands: string };
  plain(selector: string): string;
  arrows(document: Document): boolean;
}

export interface Tucked {
  /** Put out of sight together with what lies in it. */
  put(element: Element, rect: DOMRect, style: CSSStyleDeclaration, shows: boolean, around: Around): boolean;
  /** Words that explain what they stand in, and show when that is pointed at. */
  explains(element: Element, around: Around, shown?: boolean): boolean;
  /** Names an element that may have a closed root, to be looked into from outside. */
  suspect(element: Element, tag: string, around: Around): void;
}

export interface Fronts {
  places(view: DocumentView): Array<{ x: number; y: number }>;
  /** The outermost of what does not scroll with the page; null where there is none, or where it is known. */
  stuck(hit: Element | null, seen: Set<Element>): Element | null;
}
