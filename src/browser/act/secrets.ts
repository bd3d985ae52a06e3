import { Origins } from '../guard/origins.ts';
import { type Hider, hiderOf } from './spelled.ts';

/** A part of what is to be typed. */
export interface Piece {
  text: string;
  secret: boolean;
}

const PLACEHOLDER = /\{\{\s*[^{}]+?\s*\}\}/g;
/** Shorter values stand everywhere by chance; hiding them would riddle every text with placeholders. */
const SHORTEST_HIDDEN = 3;

/**
 * The values that stand behind placeholders such as `{{password}}`. A value leaves this object only towards the
 * keyboard; every word that goes out passes through `hide`.
 */
export class Secrets {
  readonly #values = new Map<string, string>();
  readonly #places = new Map<string, Origins>();

  /**
   * @param values placeholder (`{{password}}`, or the bare name) to value.
   * @param places placeholder to the origins it is for.
   */
  constructor(values: ReadonlyMap<string, string>, places: ReadonlyMap<string, readonly string[]> = new Map()) {
    for (const [placeholder, value] of values) this.#values.set(bare(placeholder), value);
    for (const [placeholder, origins] of places) this.#places.set(bare(placeholder), new Origins(origins));
  }

  /** Whether every secret of a text is for the document at an address; `elsewhere` holds for those of which nothing is said. */
  areFor(text: string, address: string, elsewhere: Origins): boolean {
    const named = [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => bare(placeholder));
    const secret = named.filter((name) => this.#values.has(name));
    return secret.every((name) => (this.#places.get(name) ?? elsewhere).allows(address));
  }

  get size(): number {
    return this.#values.size;
  }

  get longestPlaceholder(): number {
    return Math.max(0, ...[...this.#values.keys()].map((name) => name.length + 4));
  }

  /** Splits a text at the placeholders that are known; unknown ones are typed as they stand. */
  pieces(text: string): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    for (const match of text.matchAll(PLACEHOLDER)) {
      const value = this.#values.get(bare(match[0]));
      if (value === undefined) continue;
      if (match.index > at) pieces.push({ text: text.slice(at, match.index), secret: false });
      pieces.push({ text: value, secret: true });
      at = match.index + match[0].length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at), secret: false });
    return pieces;
  }

  /** Whether a text holds a secret as it is. */
  shows(text: string): boolean {
    for (const value of this.#values.values())
      if (value.length >= SHORTEST_HIDDEN && readable(value).some((form) => text.includes(form))) return true;
    return false;
  }

  /** The text with every secret put back behind its placeholder. */
  hide(text: string): string {
    let hidden = text;
    for (const [name, value] of this.#values) {
      if (value.length < SHORTEST_HIDDEN) continue;
      const escaped = JSON.stringify(value).slice(1, -1);
      for (const form of new Set([...readable(value), escaped, ...inAddresses(value)]))
        hidden = hidden.replaceAll(form, `{{${name}}}`);
    }
    return hidden;
  }

  /**
   * Takes every value out of a file, however it is spelled there.
   * @param written how a text stands raw in the file
   */
  hiders(written: (text: string) => string): Hider[] {
    const hidden = [...this.#values.values()].filter((value) => value.length >= SHORTEST_HIDDEN);
    // A value that holds another goes first, or its rest would stay behind.
    return hidden
      .sort((a, b) => b.length - a.length)
      .flatMap((value) => [
        ...[...new Set(readable(value))].map((form) => hiderOf(form, written)),
        ...[JSON.stringify(value).slice(1, -1), ...base64Forms(value)].map(
          (form): Hider =>
            (text, placeholder) =>
              text.replaceAll(written(form), () => placeholder),
        ),
      ]);
  }
}

/** The ways a page may show a value: as it is, in capitals, its accents composed or apart. */
function readable(value: string): string[] {
  return [value, value.toUpperCase(), value.normalize('NFC'), value.normalize('NFD')];
}

/** The ways a value may stand in an address, longest first: each part of one leaves other characters as they are. */
function inAddresses(value: string): string[] {
  const url = new URL('http://host/');
  url.hash = value;
  url.search = value;
  url.pathname = value;
  const parts = [url.hash, url.search, url.pathname].map((part) => part.slice(1));
  const form = new URLSearchParams([['', value]]).toString().slice(1);
  return [encodeURIComponent(value), form, ...parts]
    .filter((spelled) => spelled.length >= SHORTEST_HIDDEN)
    .sort((a, b) => b.length - a.length);
}

function bare(placeholder: string): string {
  return placeholder.replace(/^\{\{\s*|\s*\}\}$/g, '');
}

/** Base64 of a value wherever it starts within a longer text: the characters that do not depend on its neighbours. */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  const forms: string[] = [bytes.toString('base64'), bytes.toString('base64url')];
  for (const lead of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(lead), bytes])
      .toString('base64')
      .replaceAll('=', '');
    const inner = encoded.slice(Math.ceil((lead * 8) / 6), Math.floor(((lead + bytes.length) * 8) / 6));
    if (inner.length >= 6) forms.push(inner);
  }
  return forms;
}
