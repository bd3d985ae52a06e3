import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { EngineConfigError, type EngineProblem, nearest } from './problem.ts';
import { ENGINE_KINDS, ENGINE_NAME, ENGINE_SCHEMAS, type EngineConfig, type EngineKind } from './schema.ts';
import { explainIssue } from './words.ts';

export interface EngineFile {
  engines: EngineConfig[];
  /** Where a setting of an engine stands, for problems that show only when all engines are known. */
  locate(engine: string, key: string): { source: string; line: number | null; column: number | null };
}

/**
 * Reads `engines:` from the text of a configuration file.
 * @param source how the file is named in messages
 * @throws EngineConfigError with every problem, each with line and column
 */
export function parseEngineFile(text: string, source: string): EngineFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems: EngineProblem[] = [];
  const say = (offset: number | undefined, message: string): void => {
    const { line, col } = offset === undefined ? { line: 1, col: 1 } : lines.linePos(offset);
    problems.push({ source, line: Math.max(1, line), column: Math.max(1, col), message });
  };

  for (const error of document.errors) {
    const twice = error.code === 'DUPLICATE_KEY' && /^[^:\n]*/.exec(text.slice(error.pos[0]))![0].trim();
    say(error.pos[0], twice ? `\`${twice}\` is there twice` : `not valid YAML: ${error.message}`);
  }
  if (problems.length > 0) throw new EngineConfigError(problems);

  const engines: EngineConfig[] = [];
  const nodes = new Map<string, Node>();
  const locate: EngineFile['locate'] = (engine, key) => {
    const node = nodes.get(engine);
    const offset = node === undefined ? undefined : (offsetOf(node, [key]) ?? start(node));
    if (offset === undefined) return { source, line: null, column: null };
    const { line, col } = lines.linePos(offset);
    return { source, line, column: col };
  };
  const root = document.contents;
  if (root === null) return { engines, locate };
  if (!isMap(root)) {
    say(start(root as Node), 'the file must be a map with the key `engines`');
    throw new EngineConfigError(problems);
  }
  for (const pair of root.items) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    if (key !== 'engines') {
      say(start(pair.key as Node), `unknown key \`${key}\`; the only key here is \`engines\``);
      continue;
    }
    if (pair.value === null || (isScalar(pair.value) && pair.value.value === null)) continue;
    if (!isMap(pair.value)) {
      say(start(pair.value as Node), '`engines` must be a map of names to engines');
      continue;
    }
    for (const entry of pair.value.items) {
      const name = String(isScalar(entry.key) ? entry.key.value : entry.key);
      const at = start(entry.key as Node);
      if (!ENGINE_NAME.test(name)) {
        say(
          at,
          `engine name \`${name}\` must be 1 to 64 of the characters A-Z a-z 0-9 _ . - and start with a letter or digit`,
        );
        continue;
      }
      if (!isMap(entry.value)) {
        say(at, `engine \`${name}\` must be a map with the key \`kind\`: one of ${ENGINE_KINDS.join(', ')}`);
        continue;
      }
      nodes.set(name, entry.value);
      const found = readEngine(name, entry.value.toJSON() as Record<string, unknown>);
      if (found.engine) engines.push(found.engine);
      for (const issue of found.issues) say(offsetOf(entry.value, issue.path) ?? at, issue.message);
    }
  }
  if (problems.length > 0) throw new EngineConfigError(problems);
  return { engines, locate };
}

/** A problem inside one engine: the path ends in the key that is meant when the key itself is wrong. */
export interface EngineIssue {
  path: PropertyKey[];
  message: string;
  /** The dotted key that is missing, or that an unknown key was probably meant to be. */
  missing?: string;
  meant?: string;
}

/** Checks one engine's settings, wherever they were written. */
export function readEngine(
  name: string,
  settings: Record<string, unknown>,
): { engine: EngineConfig | null; issues: EngineIssue[] } {
  const kind = settings.kind;
  if (typeof kind !== 'string' || !(ENGINE_KINDS as string[]).includes(kind)) {
    const meant = typeof kind === 'string' ? nearest(kind, ENGINE_KINDS) : null;
    const message =
      kind === undefined
        ? `engine \`${name}\` needs \`kind\`: one of ${ENGINE_KINDS.join(', ')}`
        : `\`kind\` is one of ${ENGINE_KINDS.join(', ')}, not \`${String(kind)}\`${meant ? `; did you mean \`${meant}\`?` : ''}`;
    return { engine: null, issues: [{ path: ['kind'], message }] };
  }
  const schema: z.ZodObject = ENGINE_SCHEMAS[kind as EngineKind];
  const parsed = schema.safeParse(settings, { reportInput: true });
  if (parsed.success) return { engine: { name, ...parsed.data } as EngineConfig, issues: [] };
  const issues = parsed.error.issues.flatMap((issue) => explainIssue(issue, schema));
  // A key that is missing because it was mistyped is one mistake, not two.
  const meant = new Set(issues.map((issue) => issue.meant));
  return { engine: null, issues: issues.filter((issue) => issue.missing === undefined || !meant.has(issue.missing)) };
}

function start(node: Node | null | undefined): number | undefined {
  return node?.range?.[0];
}

/** Where the value at `path` starts, or the key itself when the value is not there or the key is what is wrong. */
function offsetOf(map: Node, path: readonly PropertyKey[]): number | undefined {
  let node: Node | null | undefined = map;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair: { key: unknown; value: unknown } | undefined = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(step),
      );
      if (!pair) break;
      offset = start(pair.key as Node);
      node = pair.value as Node | null;
    } else {
      const items: unknown = node && 'items' in node ? node.items : undefined;
      node = Array.isArray(items) ? (items[Number(step)] as Node | undefined) : undefined;
      offset = start(node) ?? offset;
    }
  }
  return offset;
}
