import type { SessionService } from '../contract/index.ts';
import { InputError } from '../scenario/problem.ts';

export interface ServiceChoice {
  /** Address of a session service; absent for the one embedded in this process. */
  api?: string;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Engines that will be asked: what they lack, such as a key, is said before anything is run. */
  needed?: readonly string[];
}

export interface OpenedService {
  service: SessionService;
  /** Engines that can be named; null when only the remote service knows, or none is asked for. */
  engines: readonly string[] | null;
  /** Whether an engine answers the same way twice; remote engines are taken by their name. */
  deterministic: (engine: string) => boolean;
  /** Loads an engine of this process ahead of its first decision; null is the one that answers where none is named. */
  prepare: (engine: string | null) => Promise<void>;
}

/** Opens the service that a run talks to: over HTTP when an address is given, else embedded in the process. */
export async function openService({ api, env, cwd, needed }: ServiceChoice): Promise<OpenedService> {
  const deterministicByName = (engine: string) => engine === 'scent' || engine === 'replay';
  if (api) {
    const key = env.DRAMATIS_API_KEY;
    if (!key) throw wrong('--api needs a key: set the environment variable DRAMATIS_API_KEY');
    const { connect } = await import('../client/index.ts');
    const workspaceId = env.DRAMATIS_WORKSPACE;
    const service = await connect({ url: api, key, ...(workspaceId ? { workspaceId } : {}) });
    const engines = needed?.length ? await service.engines() : null;
    return { service, engines, deterministic: deterministicByName, prepare: async () => {} };
  }
  const [{ openEmbeddedService }, { loadEngines }, { platformPeople }] = await Promise.all([
    import('../service/index.ts'),
    import('../mind/engines.ts'),
    import('../people/index.ts'),
  ]);
  const minds = await loadEngines({ cwd, env, ...(needed ? { needed } : {}) });
  const service = await openEmbeddedService({
    minds,
    platformPeople: platformPeople(),
    ...(env.DRAMATIS_DATA ? { dataFolder: env.DRAMATIS_DATA } : {}),
  });
  return {
    service,
    engines: minds.map((mind) => mind.name),
    deterministic: (engine) => minds.find((mind) => mind.name === engine)?.deterministic ?? false,
    prepare: async (engine) => {
      await (engine === null ? minds[0] : minds.find((mind) => mind.name === engine))?.prepare?.();
    },
  };
}

function wrong(message: string): InputError {
  return new InputError([{ file: '', line: null, column: null, message }]);
}
