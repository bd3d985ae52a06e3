import type { ActionKind, Box } from '../../types.ts';
import type { Candidate, Delegate, DocumentView, Drop, Edges, Hour, RawAction } from './shapes.ts';

export interface Geometry {
  parentOf(element: Element): Element | null;
  /** The cursor by its word, also where a picture is drawn in its place. */
  cursorOf(style: CSSStyleDeclaration): string;
  rootOf(element: Element): ShadowRoot | null;
  deepest(view: DocumentView, x: number, y: number): Element | null;
  clipOf(element: Element, view: DocumentView): Edges;
  /** Own opacity times that of every ancestor is too low to be seen. */
  transparent(element: Element): boolean;
  outward(view: DocumentView, x: number, y: number): { x: number; y: number };
  shown(view: DocumentView, x: number, y: number): boolean;
  outwardBox(view: DocumentView, left: number, top: number, right: number, bottom: number): Box;
}

export interface Covers {
  /** Whether what a point met lies over all of a box, so that no other point in it need be tried. */
  buried(candidate: Candidate, box: Edges, top: Element | null): boolean;
}

export interface Layers {
  /** Whether an element is painted over another that does not lie in it. */
  over(element: Element, other: Element): boolean;
}

export interface Listeners {
  CLICK: 1;
  PRESS: 2;
  DOUBLE: 4;
  CONTEXT: 8;
  HOVER: 16;
  KEY: 32;
  DRAG: 64;
  DROP: 128;
  MANY: 256;
  /** Known only from the framework's own notes on the element. */
  ASSIGNED: 512;
  /** A list whose items can be sorted by dragging. */
  SORTABLE: 1024;
  /** A library that lets things be pulled has left its mark. */
  PULLED: 2048;
  /** Takes what is pasted. */
  PASTE: 4096;
  /** Hears fingers go down. */
  TOUCH: 8192;
  flags(node: Node): number;
  /** What the click listeners of this container look for among its descendants. */
  delegate(target: Node | Window): Delegate | null;
  page(document: Document): { flags: number; selector: string; lands: string };
  /** A selector of jQuery's as the browser understands it; '' when it does not. */
  plainSelector(selector: string): string;
  /** The page as a whole hears the arrow keys and tells them apart, as games and slides do. */
  arrows(document: Document): boolean;
  /** What was said on the last walk of each node that was asked about. */
  asked(): ReadonlyMap<Node, string>;
}

export interface Semantics {
  roleOf(element: Element): string;
  /** What a control says of itself; null when it says nothing. */
  control(element: Element, tag: string): { kind: ActionKind; role: string } | null;
  disabled(element: Element): boolean;
}

export interface Words {
  /** Text as it shows, through slots and shadow roots. */
  text(element: Element, limit: number, hidden?: boolean): string;
  tidy(text: string): string;
  /** The tooltip that an element asks for. */
  title(element: Element): string;
  /** What stands for an element in place of its words. */
  alternative(element: Element): string;
  svgTitle(element: Element): string;
}

export interface Names {
  name(element: Element, role: string): string;
  /** Of the field in a component: what the document around it calls the component. */
  hosted(element: Element): string;
}

export interface Nearby {
  /** What a small sign is there for by the field that it stands in; empty where that does not say. */
  purpose(candidate: Candidate): string;
  /** @param level only words on the same line: a sign is not called by what stands over it. */
  beside(element: Element, level?: boolean): string;
  /** The label of a field to which only its place ties it; empty where none stands there. */
  label(element: Element): string;
  /** The label element before the frame of what stands alone in its row. */
  inRow(element: Element): string;
  /** The words of what is drawn where a see-through control lies. */
  under(element: Element): string;
  /** What a see-through field shows in a frame that is its own. */
  framed(element: Element): string;
  /** The words of something small. */
  short(element: Element, limit: number): string;
}

export interface Heads {
  /** The words of the head of the column in which an element stands; '' outside of tables and grids. */
  of(element: Element): string;
}

export interface Lands {
  /** The country that a shape of a map is; '' for anything else. */
  name(shape: Element): string;
}

export interface Icons {
  meaning(element: Element): string;
  /** What the word means that an icon font draws a picture for: `more_vert`. */
  written(word: string): string;
}

export interface Looks {
  /** What something without any words looks like. */
  word(candidate: Candidate): string;
  /** What its class or that of its frame says that it is: a handle, a divider; '' where they say nothing. */
  part(element: Element): string;
  /** The sign before a row that opens it, by the row's words; '' for anything else. */
  twisty(candidate: Candidate): string;
  /** A triangle that opens or closes a row of a tree, called by the row; else ''. */
  branch(candidate: Candidate): string;
  /** The place of one of several small things in their row; '' for anything else. */
  dot(candidate: Candidate): string;
  /** The name of a colour; empty for one that hardly shows. */
  colour(value: string): string;
  /** A plain box that only its colour tells; empty for anything else. */
  painted(candidate: Candidate): string;
  /** A shape of a drawing, or a plain box. */
  drawing(candidate: Candidate): string;
  /** Lies over most of the page behind a dialog; a click on it closes that. */
  backdrop(candidate: Candidate): boolean;
}

export interface Surfaces {
  /** Drawn on by one handler, so that only the place of a press tells what it means. */
  is(candidate: Candidate): boolean;
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

export interface Cells {
  /** Children of one tag and first class, two or more. */
  alike(container: Element): Element[];
  small(container: Element): Element[];
  /** Whether pieces are days of a month that follow one another. */
  month(items: readonly Element[]): boolean;
  /** The days of the other weeks of a month. */
  weeks(items: readonly Element[]): Element[];
  /** The small pieces that were offered, on which what is planned lies. */
  days: Set<Element>;
  boxed(container: Candidate): Element[];
  /** The rows of a grid below its head. */
  rows(grid: Element): Element[];
  /** Notes what shows the cursor of sheets. */
  crossed(around: Element): void;
  /** Cells that show of tables whose words cannot be marked. */
  sheet(view: DocumentView): Element[];
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

export interface States {
  read(element: Element, action: RawAction, candidate: Candidate): void;
}

export interface Hover {
  note(parent: Element, hiddenChild: Element): void;
  triggers(): Set<Element>;
  /** The hand shows over it, though only once the pointer is there. */
  hand(element: Element): boolean;
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
  /** The frame of a row of slides that says so by what it hears. */
  swiped(candidate: Candidate): boolean;
  /** A row of slides of which a frame shows a part. */
  slid(element: Element): boolean;
  /** A row that follows the finger aside. */
  flicked(candidate: Candidate): boolean;
  /** A row of slides, which is pulled one way. */
  panned(style: CSSStyleDeclaration, rect: Edges): boolean;
  /** Beside others of its kind. */
  repeated(element: Element): boolean;
  /** A list that calls itself one to put in order. */
  sorts(list: Element): boolean;
  /** Calls itself a handle. */
  named(element: Element): boolean;
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
  /** Places that say in words that things can be put there. */
  inviting(): Drop[];
  /** A tenth short of either end of a strip. */
  along(candidate: Candidate): Drop[];
  /** The ends of the bar whose breadth it fills. */
  run(candidate: Candidate): Drop[];
}

export interface Coined {
  /** One sees a colour, not its code. */
  coloured(label: string): string;
  /** The words of which an id or a class is made; empty where a program made it up. */
  spoken(named: string, fewest: number): string;
  /** Which way a sign beside a number counts, by its class. */
  stepping(element: Element): string;
  /** Plain words of which an id is made: `sidebarToggle`. */
  identified(id: string): string;
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

export interface Manner {
  /** How words are written, where that differs from the words around them: "bold", "red, underlined". */
  of(element: Element, style: CSSStyleDeclaration): string;
  /** Notes an element that is drawn and says nothing. */
  draw(element: Element, tag: string, view: DocumentView, rect: DOMRect, style: CSSStyleDeclaration): void;
}

export interface Pieces {
  read(node: Text, element: Element, view: DocumentView, style: CSSStyleDeclaration, level: number): void;
  /** A block begins or ends here. */
  edge(): void;
}

export interface Labels {
  note(label: HTMLLabelElement, candidate: Candidate | null, view: DocumentView): void;
  /** Lets labels stand for the controls that they name. */
  join(): void;
}

export interface Files {
  /** Offers places that take files as such. */
  settle(): void;
}

export interface Twins {
  /** Something hears double clicks or the other button. */
  note(element: Element, view: DocumentView, flags: number): void;
  /** Cells of spreadsheets, which are opened by a double click. */
  sheet(cells: readonly Element[]): void;
  settle(): void;
}

export interface Spread {
  delegated(): void;
  hovered(): void;
  /** Entries of menus whose own menu opens under the pointer, once it is settled where everything stands. */
  submenus(): void;
  idle(candidate: Candidate): boolean;
}

/** Lists of answers that a page draws itself. */
export interface Listed {
  find(live: readonly Candidate[]): void;
  tell(candidate: Candidate, action: RawAction): void;
}

export interface StandIns {
  composed(): void;
  /** Areas that one writes in though the field that takes the keys does not show. */
  written(): void;
  /** The one field that something drawn stands for, which shows no more than a text cursor. */
  fieldIn(candidate: Candidate): Element | null;
}

export interface Judge {
  /** Which of two nested candidates to keep. */
  verdict(outer: Candidate, inner: Candidate): 'both' | 'outer' | 'inner' | 'not-outer';
}

export interface Choose {
  settle(): void;
}
