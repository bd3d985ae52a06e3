import type { Edges } from '../../perception/index.ts';

/** What of the site, and of what stood before one’s eyes, is known whatever is asked. */
export interface SiteMemory {
  visits: Record<string, number>;
  /** Page -> scrolls down; negative once the end was reached. */
  scrolled: Record<string, number>;
  /** Page -> scrolls down from where it opened. */
  depth: Record<string, number>;
  /** Where the site is served from: the folder of the first address. */
  home: string;
  /** Page -> the heading it bore when it was first seen. */
  headings: Record<string, string>;
  /** Page -> what it called itself at the top. */
  names: Record<string, string>;
  /** What was clicked -> the page it led to. */
  led: Record<string, string>;
  /** Hashes of the lines seen on the turn before. */
  seenLines: number[];
  /** Hashes of the lines that stood beside a form while it was filled in: where they stand again they are no news. */
  besideForm: number[];
  /** Hashes of the lines of this page that something which came up over it hides. */
  under: number[];
  /** Hashes of the names of controls that it hides. */
  underItems: number[];
  /** Hashes of lines that more than one page has shown: the frame of the site. */
  frame: number[];
  /** What the edges of controls looked like without the focus, on the turn before; only where somebody goes by it. */
  edges: Edges;
  /** Hashes of the names of controls on the turn before. */
  seenItems: number[];
  /** What is written on them, once each: a control may go by another name when others of its kind are gone. */
  seenLabels: number[];
  /** The same with the place of each. */
  seenAt: number[];
  /** Hashes of their labels, where a page is told by nothing else. */
  labels: number[];
  /** How often each target was before the person's eyes. */
  looks: Record<string, number>;
  /** Signs of work going on that were waited for in vain. */
  inVain: string[];
  /** A password was given on this site. */
  identified: boolean;
  /** Words of what pages have asked for: of the fields, lists and answers that were seen. */
  askedFor: string[];
  /** How this site writes dates, where it has shown that it differs from what the person is used to. */
  dayFirst: boolean | null;
}

/** On a site that one has not seen. */
export function freshSite(): SiteMemory {
  return {
    visits: {},
    scrolled: {},
    depth: {},
    home: '',
    headings: {},
    names: {},
    led: {},
    seenLines: [],
    besideForm: [],
    under: [],
    underItems: [],
    frame: [],
    edges: {},
    seenItems: [],
    seenLabels: [],
    seenAt: [],
    labels: [],
    looks: {},
    inVain: [],
    identified: false,
    askedFor: [],
    dayFirst: null,
  };
}
