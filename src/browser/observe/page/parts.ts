import type { ActionKind, Box } from '../../types.ts';
import type { Candidate, Delegate, DocumentView, Edges, RawAction } from './shapes.ts';

export interface Geometry {
  parentOf(element: Element): Element | null;
  /** The cursor by its word, also where a picture is drawn in its place. */
  cursorOf(style: CSSStyleDeclaration): string;
  rootOf(element: Element): ShadowRoot | null;
  deepest(view: DocumentView, x: number, y: number): Element | null;
  clipOf(element: Element, view: DocumentView): Edges;
  turned(element: Element): Element | null;
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
  /** Hears fingers go down; hears them move. */
  TOUCH: 8192;
  FINGER: 16384;
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

export interface States {
  read(element: Element, action: RawAction, candidate: Candidate): void;
}

export interface Hover {
  note(parent: Element, hiddenChild: Element): void;
  triggers(): Set<Element>;
  /** The hand shows over it, though only once the pointer is there. */
  hand(element: Element): boolean;
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
  idle(candidate: Candidate): boolean;
}

export interface Revealed {
  hovered(): void;
  /** Entries of menus whose own menu opens under the pointer, once it is settled where everything stands. */
  submenus(): void;
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

/** Words for what has none of its own; '' where nothing is known. */
export interface Fallbacks {
  /** What a style writes or draws before or behind it. */
  generated(element: Element, signs?: boolean): string;
  /** Never '': at last what it looks like. */
  fallback(candidate: Candidate): string;
  /** What a page's own tooltips say. */
  tip(element: Element): string;
  /** The tooltip of the drawn group that a shape is in. */
  grouped(shape: Element): string;
  hrefOf(element: Element): string;
}

export interface Signs {
  /** What something says, of a row of a tree without the rows below it. */
  words(element: Element): string;
  /** Square pixels. */
  area(candidate: Candidate): number;
  /** Without words, in something with words over all of which the hand shows; the outer one is then called by its own. */
  beside(outer: Candidate, inner: Candidate): boolean;
  /** Stands beside what was chosen, and takes it away. */
  takesAway(inner: Candidate): boolean;
  /** In a button with words: takes away what the button stands for. */
  takesOut(outer: Candidate, inner: Candidate): boolean;
  /** Says of itself that it does to a header what the header does. */
  signed(outer: Candidate, inner: Candidate): boolean;
  /** Tells that something opens. */
  arrow(inner: Candidate): boolean;
  /** Opens a row of a tree, and hears nothing itself. */
  twisty(outer: Candidate, inner: Candidate): boolean;
  /** Opens a row of a tree, and hears clicks itself. */
  branches(outer: Candidate, inner: Candidate): boolean;
}

export interface Siblings {
  /** What of its own takes presses or keys, as a selector. */
  CONTROLS: string;
  /** The words of something small. */
  short(element: Element, limit: number): string;
  /** How many fields show in it. */
  fields(node: Element, own?: Element): number;
  /** A small control without words. */
  sign(element: Element): boolean;
  controlsIn(element: Element): Element[];
  /** A bar of buttons. */
  bar(element: Element): boolean;
  /**
   * The words of something that reads as the label of what lies in a box, '' for what does not; null for a control.
   *
   * @param far pixels from the words above to the box.
   * @param broad pixels from the words on its line to the box.
   */
  labelLike(sibling: Element, box: DOMRect, sameLine: boolean, far: number, broad: number): string | null;
}
