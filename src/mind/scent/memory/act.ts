import type {
  Application,
  Collected,
  Creation,
  EntryWork,
  Errand,
  Examined,
  Fact,
  Gathered,
  Glimpse,
  LastAct,
  Operation,
  OwnAct,
  PassedBy,
  RecordPlan,
  Told,
  Visited,
} from '../remembered.ts';

/** What was done, seen and meant for the act that one is at: the next one begins without it. */
export interface ActMemory {
  step: number;
  /** Parts of the current step that are done: items chosen, fields typed into, path followed. */
  done: string[];
  /** The same before the last act, for an act that turns out not to have been possible. */
  doneBefore: string[];
  last: LastAct | null;
  /** What was set, chosen and pressed so far, the latest last. */
  own: OwnAct[];
  /** How often each action was taken on each page. */
  tried: Record<string, Record<string, number>>;
  trail: Visited[];
  /** Page -> field -> value given there. */
  filled: Record<string, Record<string, string>>;
  /** Page -> the most promising things seen on it and how far down they stood. */
  glimpsed: Record<string, Glimpse[]>;
  /** What the person is scrolling back to. */
  aim: string;
  /** Key of the page that a search or a promising link has led to. */
  arrived: string;
  /** Addresses that were put in, and how much had been chosen and pressed by then. */
  addressed: Array<{ value: string; at: number }>;
  /** Days that were picked for fields that take no writing. */
  dated: string[];
  /** Key of the list that was come to for what is looked for, as far as it was walked. */
  listed: string;
  /** Page -> the best scent that was left untried there, and the turn it was seen on. */
  promises: Record<string, { scent: number; turn: number }>;
  /** Page -> the utility of the best that was left there to look into, for who only wants to know something. */
  ways: Record<string, number>;
  /** Pages that were looked into for what is asked now. */
  looked: string[];
  /** Pages that a move towards the end led to: their forms belong to the task. */
  entered: string[];
  searched: string[];
  /** The last step whose thing the site's own search did not have. */
  vain: number;
  /** Menus that were opened to look for what they hold, as page/name. */
  unfolded: string[];
  /** Menus that were opened, as they are known on every page -> what they hold, with its scent for the step. */
  held: Record<string, { step: number; entries: Array<{ name: string; scent: number }> }>;
  /** Amounts of money that pages have shown, in hundredths. */
  amounts: number[];
  /** Answers that were given by choosing, and those that were left for them. */
  passedBy: PassedBy[];
  /** Those of the amounts that boxes cost which stood ticked, untouched and unasked for. */
  tickedBefore: number[];
  /** The total that was last seen to pay. */
  total: number | null;
  /** The last step whose thing the person has had before their eyes. */
  met: number;
  /** The label of what was last taken out of several by comparing them. */
  compared: string;
  /** Of several things the one that was last acted on, and with which of its controls; null where none was. */
  acted: { thing: string; label: string; key: string; step: number; alike: number } | null;
  /** Of several things the one that the act of the step was done with: what told it from the others, and the same act at those. */
  took: { step: number; key: string; label: string; told: string[]; kin: string[] } | null;
  /** The row of a list in which something was done last: what tells it from the others, and them from it. */
  row: { key: string; step: number; own: string[]; others: string[] } | null;
  /** The name of the thing that the person is at, as the step gives it; empty where they are at none. */
  thing: string;
  /** What was found out of each of two things that are compared. */
  noted: Record<string, number>;
  examined: Examined | null;
  /** What was gathered of a list over its pages. */
  gathered: Gathered | null;
  /** What was taken from suggestions. */
  taken: string[];
  /** What is left of the numbers to guess from, and the last guess. */
  between: { low: number; high: number; tried: number | null } | null;
  /** Acts that sent something off, in this step and in all. */
  commits: number;
  added: boolean;
  /** The page on which a form was sent, as long as nothing but scrolling was done since. */
  sent: string;
  /** What was pressed to send a form that was refused, as long as nothing was changed since. */
  refusedBy: string;
  /** The form that is gone through once more, and whether one has come to where it begins; null where none is. */
  walk: { key: string; commits: number; turned: boolean } | null;
  /** What the form that was sent last was found fault with. */
  complained: string[];
  /** What of it was mended since. */
  mended: string[];
  /** Words of what was acted on and put in. */
  seenTo: string[];
  /** The same before the last act, which may have missed. */
  seenToBefore: string[];
  /** Names of the task that say what kind of thing is meant, of which pages have shown these. */
  kinds: string[];
  /** Names of things that the task says to be there, and some page has shown. */
  there: string[];
  /** Pages on which nothing was sent off because none of what is told as the kind was seen anywhere. */
  unkind: string[];
  /** Values of the task that were put into a form. */
  covered: string[];
  /** Turns since the last clear progress. */
  stuck: number;
  answer: string;
  /** The passage of all pages so far that answers what is asked best, and by how much it beats the answer's being elsewhere; null where nothing is asked. */
  passage: { text: string; margin: number } | null;
  /** Added to the scents that led to a parent when a page is exhausted (falling confidence). */
  doubt: number;
  /** What a box said to the form that was sent last, and where that stands. */
  objected: { key: string; lines: string[] } | null;
  /** What was taken for done before looking once more. */
  believed: { step: number; why: string; cause: string; sure: number } | null;
  /** What the site said last against the act of a step being done. */
  against: { step: number; line: string } | null;
  /** What was set of how a page shows things, and whether it was put into effect; null where the task asks for nothing of it. */
  view: { set: string[]; applied: boolean } | null;
  /** Of a task of two ways, whether that holds which decides between them; null while it is not known. */
  way: boolean | null;
  /** What of the task is left, once the rest of it is done; empty while all of it is. */
  rest: string;
  /** What the page one is at was read to tell under names, as far as it was scrolled; for who only asks. */
  facts: { key: string; told: Fact[] } | null;
  /** Steps that a page gave, when the task says to do as the page tells. */
  told: Told | null;
  /** The form that takes what the whole task tells: what was put into it, and how often it was sent; null where none was found. */
  sheet: { put: string[]; sends: number; engaged: boolean; at: number; by: string } | null;
  /** What is being done with records of a list. */
  records: RecordPlan | null;
  /** What was done of an errand at a shop; null where none was begun. */
  errand: Errand | null;
  /** What was collected and is to be confirmed as a whole; null where nothing is. */
  collected: Collected | null;
  /** The thing of a list that was opened as the one that is meant; empty where none was. */
  meant: string;
  /** The likeliest of the things of a list seen so far, by the name of what opens it, and how much the task tells of it. */
  sighted: { key: string; name: string; tells: number } | null;
  /** What was meant at first is not to be had, and what the task tells for that is gone for. */
  instead: boolean;
  /** What was done to book, join or subscribe to something. */
  apply: Application | null;
  /** What was done to put something new on a list. */
  create: Creation | null;
  /** What was done of an order about one thing of an application; null where the task is none. */
  operation: Operation | null;
  /** What was done to bring a record up to what the task tells; null where the task is no such statement. */
  entry: EntryWork | null;
}

/** Before anything was done for an act. */
export function freshAct(): ActMemory {
  return {
    step: 0,
    done: [],
    doneBefore: [],
    last: null,
    own: [],
    tried: {},
    trail: [],
    filled: {},
    glimpsed: {},
    aim: '',
    arrived: '',
    addressed: [],
    dated: [],
    listed: '',
    promises: {},
    ways: {},
    looked: [],
    entered: [],
    searched: [],
    vain: -1,
    unfolded: [],
    held: {},
    amounts: [],
    passedBy: [],
    tickedBefore: [],
    total: null,
    met: -1,
    compared: '',
    acted: null,
    took: null,
    row: null,
    thing: '',
    noted: {},
    examined: null,
    gathered: null,
    taken: [],
    between: null,
    commits: 0,
    added: false,
    sent: '',
    refusedBy: '',
    walk: null,
    complained: [],
    mended: [],
    seenTo: [],
    seenToBefore: [],
    kinds: [],
    there: [],
    unkind: [],
    covered: [],
    stuck: 0,
    answer: '',
    passage: null,
    doubt: 0,
    objected: null,
    believed: null,
    against: null,
    view: null,
    way: null,
    rest: '',
    facts: null,
    told: null,
    sheet: null,
    records: null,
    errand: null,
    collected: null,
    meant: '',
    sighted: null,
    instead: false,
    apply: null,
    create: null,
    operation: null,
    entry: null,
  };
}
