import type { Operation } from './operation.ts';

interface Known {
  segments: string[];
  methods: Set<string>;
}

const isParameter = (segment: string) => segment.startsWith('{');

/**
 * Which methods each known path takes, whoever asks. Written words are preferred to parameters, as in the routes:
 * `/people/search` is not a person.
 */
export class KnownPaths {
  readonly #paths: Known[] = [];

  constructor(operations: readonly Pick<Operation, 'method' | 'path'>[]) {
    const byPath = new Map<string, Known>();
    for (const { method, path } of operations) {
      const known = byPath.get(path) ?? { segments: path.split('/'), methods: new Set<string>() };
      byPath.set(path, known);
      known.methods.add(method);
      if (method === 'GET') known.methods.add('HEAD');
    }
    this.#paths.push(...byPath.values());
  }

  /** The methods of the path, or null when no operation has it. */
  methodsOf(pathname: string): string[] | null {
    const segments = pathname.split('/');
    let best: { known: Known; written: number } | null = null;
    for (const known of this.#paths) {
      if (known.segments.length !== segments.length) continue;
      const fits = known.segments.every((segment, index) =>
        isParameter(segment) ? segments[index] !== '' : segment === segments[index],
      );
      const written = known.segments.filter((segment) => !isParameter(segment)).length;
      if (fits && (!best || written > best.written)) best = { known, written };
    }
    return best ? [...best.known.methods].sort() : null;
  }
}
