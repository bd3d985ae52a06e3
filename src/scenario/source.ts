import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { z } from 'zod';
import { nearest, type Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/**
 * A YAML file with its places kept: values are validated against schemas, and whatever is wrong is reported with the
 * line and column where the user wrote it.
 */
export class YamlSource {
  readonly file: string;
  readonly problems: Problem[] = [];
  readonly #lines = new LineCounter();
  readonly #document: Document;
  readonly #root: Node | null;
  readonly value: unknown;

  /** @param what the file should hold, in words */
  constructor(file: string, text: string, what = 'mapping; a scenario starts with "scenario: <title>"') {
    this.file = file;
    const document = parseDocument(text, {
      version: '1.2',
      lineCounter: this.#lines,
      uniqueKeys: true,
      prettyErrors: false,
    });
    this.#document = document;
    for (const error of document.errors) this.#report(error.pos[0], yamlMessage(error, text));
    this.#root = isNode(document.contents) ? document.contents : null;
    this.value = document.errors.length > 0 ? undefined : this.#read(document);
    if (this.problems.length > 0) return;
    if (document.errors.length === 0 && !isMap(this.#root) && !isSeq(this.#root)) {
      this.#report(0, `the file holds no ${what}`);
    }
  }

  /** A plain scalar at `path` as it is written, null where something else stands there. */
  written(path: Path): string | null {
    const node = this.#document.getIn(path, true);
    return isScalar(node) && node.type === 'PLAIN' ? (node.source ?? null) : null;
  }

  /** The document as plain values; what cannot be made of it, such as aliases without end, is told. */
  #read(document: Document): unknown {
    try {
      return document.toJS();
    } catch (error) {
      this.#report(unresolvedAlias(document) ?? 0, `not valid YAML: ${(error as Error).message}`);
      return undefined;
    }
  }

  /** Checks the value at `path`. Reports what is wrong and answers null then. */
  check<T>(schema: z.ZodType<T>, value: unknown, path: Path = []): T | null {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    for (const issue of issues) this.#issue(schema, issue, path, missingBeside(issue, issues));
    return null;
  }

  /** Reports something wrong with the value at `path`, or with its key. */
  problem(path: Path, message: string, what: 'key' | 'value' = 'value'): void {
    this.#report(this.#offset(path, what), message);
  }

  /** Where the value at `path` starts, or where its nearest parent does. */
  place(path: Path): { line: number; column: number } {
    return this.#position(this.#offset(path, 'value'));
  }

  #issue(schema: z.ZodType, issue: z.core.$ZodIssue, base: Path, missing: readonly string[]): void {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(schema, issue.path);
      for (const key of issue.keys) {
        // What has to be there and is not was meant rather than what may be left out: "taks" is no "tags".
        const near = nearest(key, missing) ?? nearest(key, known);
        const mend = near ? `did you mean "${near}"?` : `valid keys: ${known.join(', ')}`;
        this.#report(this.#offset([...path, key], 'key'), `unknown key "${key}"${within(path)}; ${mend}`);
      }
      return;
    }
    if (issue.code === 'invalid_type' && issue.input === undefined && !this.#has(path)) {
      this.#report(
        this.#offset(path.slice(0, -1), 'value'),
        `"${String(path.at(-1))}" is missing${within(path.slice(0, -1))}`,
      );
      return;
    }
    this.#report(
      this.#offset(path, 'value'),
      `${path.length > 0 ? `${dotted(path)}: ` : ''}${words(issue, this.#at(path))}`,
    );
  }

  #at(path: Path): unknown {
    return path.reduce<unknown>(
      (value, key) => (value === null || value === undefined ? undefined : Reflect.get(Object(value), key)),
      this.value,
    );
  }

  #has(path: Path): boolean {
    return this.#at(path) !== undefined;
  }

  #offset(path: Path, what: 'key' | 'value'): number {
    let node: unknown = this.#root;
    let offset = this.#root?.range?.[0] ?? 0;
    for (const [index, key] of path.entries()) {
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
        );
        if (!pair) return offset;
        const last = index === path.length - 1;
        const place = last && what === 'key' ? pair.key : (pair.value ?? pair.key);
        if (isNode(place) && place.range) offset = place.range[0];
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        if (!isNode(node)) return offset;
        offset = node.range?.[0] ?? offset;
      } else {
        return offset;
      }
    }
    return offset;
  }

  #position(offset: number): { line: number; column: number } {
    const { line, col } = this.#lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }

  #report(offset: number, message: string): void {
    this.problems.push({ file: this.file, ...this.#position(offset), message });
  }
}

/** Where the first alias stands that names no anchor before it. */
function unresolvedAlias(document: Document): number | undefined {
  let place: number | undefined;
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return undefined;
      place = alias.range?.[0];
      return visit.BREAK;
    },
  });
  return place;
}

function dotted(path: Path): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');
}

/** The keys that are missing where an issue is, out of all issues. */
function missingBeside({ path }: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): string[] {
  const there = JSON.stringify(path);
  return issues
    .filter((other) => other.code === 'invalid_type' && other.input === undefined)
    .filter((other) => JSON.stringify(other.path.slice(0, -1)) === there)
    .map((other) => String(other.path.at(-1)));
}

function within(path: Path): string {
  return path.length > 0 ? ` in ${dotted(path)}` : '';
}

function yamlMessage(error: YAMLParseError, text: string): string {
  if (error.code === 'MULTIPLE_DOCS')
    return 'the file holds more than one document; give each scenario a file of its own';
  if (error.code === 'DUPLICATE_KEY') return `the key "${keyAt(text, error.pos[0])}" is there twice`;
  return `not valid YAML: ${error.message.replace(/\s+at line \d+.*$/s, '')}`;
}

function keyAt(text: string, offset: number): string {
  return /^[^:\n]*/.exec(text.slice(offset))?.[0].trim() ?? '';
}

function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'true/false', object: 'a mapping' }[typeof value as string] ??
    typeof value
  );
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
};

function words(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPE_WORDS[issue.expected] ?? issue.expected}, got ${kindOf(value)}`;
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const near = typeof value === 'string' ? nearest(value, allowed) : null;
      return `${JSON.stringify(value)} is not one of ${allowed.join(', ')}${near ? `; did you mean "${near}"?` : ''}`;
    }
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : ''}, got ${JSON.stringify(value)}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : ''}`;
    default:
      return issue.message;
  }
}

/** The keys that are valid at `path` of a schema. */
function knownKeys(schema: unknown, path: Path): string[] {
  let node: unknown = schema;
  for (const key of path) node = stepInto(unwrap(node), key);
  const object = unwrap(node);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function unwrap(schema: unknown): unknown {
  let node = schema;
  while (node instanceof z.ZodOptional || node instanceof z.ZodNullable || node instanceof z.ZodDefault)
    node = node.unwrap();
  if (node instanceof z.ZodUnion)
    return node.options.map(unwrap).find((option) => option instanceof z.ZodObject) ?? node;
  return node;
}

function stepInto(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[key as string];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}
