import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Core } from '../../src/service/core.ts';
import { openCore } from '../../src/service/open.ts';
import { listPeople } from '../../src/service/people/read.ts';
import { newPersonRow } from '../../src/service/people/rows.ts';
import { ownPerson, updatePerson } from '../../src/service/people/write.ts';
import { createWorkspace } from '../../src/service/workspaces.ts';
import { testDatabase } from '../http/postgres.ts';
import { testMind } from './minds.ts';

// Looking for a part of a name comes to the same, whether an index finds it or the list is read.

let core: Core;
let close: () => Promise<void>;
let workspace: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'dramatis-words-'));
  const database = await testDatabase();
  const opened = await openCore({ store: { dataFolder, databaseUrl: database?.url }, minds: [testMind()] });
  core = opened.core;
  close = async () => {
    await opened.close();
    await database?.drop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  ({ id: workspace } = await createWorkspace(core, 'Words'));
  const names = Array.from({ length: 1200 }, (_, n) =>
    n % 400 === 7 ? `Zoë "Quote" Ädler ${n}` : `Common Person ${n}`,
  );
  for (let from = 0; from < names.length; from += 100) {
    const rows = names
      .slice(from, from + 100)
      .map((name, n) =>
        newPersonRow({ name }, { workspaceId: workspace, at: 1_700_000_000_000 + from + n }, () => null),
      );
    await core.store.db.insertInto('people').values(rows).execute();
  }
});
test.afterAll(() => close());

async function found(search: string, limit = 100): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listPeople>> = await listPeople(
      core,
      workspace,
      { search, limit, after },
      [],
    );
    names.push(...page.items.map(({ name }) => name));
    after = page.next_cursor;
  } while (after);
  return names;
}

test('rare, common, short, quoted and missing parts', async () => {
  const rare = [807, 407, 7].map((n) => `Zoë "Quote" Ädler ${n}`);
  for (const text of ['zoë', 'ZOË', '"quote"', '"Quote" ä', 'ädler', 'e" ', 'zo'])
    expect(await found(text), text).toEqual(rare);
  expect(await found('ädler', 1)).toEqual(rare);
  expect(await found('common')).toHaveLength(1197);
  expect(await found('COMMON PERSON 119')).toHaveLength(11);
  for (const text of ['zebedee', 'common*', 'common or', '"', "'; drop", 'person OR']) {
    const holds = (name: string) => name.toLowerCase().includes(text.toLowerCase());
    expect((await found(text)).every(holds), text).toBe(true);
  }
  expect(await found('zebedee')).toEqual([]);
});

test('a new name is found and the old one is not', async () => {
  const [person] = (await listPeople(core, workspace, { search: 'ädler 807' }, [])).items;
  await updatePerson(core, await ownPerson(core, workspace, person?.id ?? ''), { name: 'Renamed Entirely' });
  expect(await found('entirely')).toEqual(['Renamed Entirely']);
  expect(await found('ädler 807')).toEqual([]);
});

test('a rule that looks into texts finds the same, whatever it is joined with', async () => {
  const texts = [
    { name: 'Ana Um', city: 'Ávila "Old"', bio: 'Keeps bees; 100% sure_of it.', occupation: 'Bee keeper' },
    { name: 'Bo Dois', city: 'Avilés', bio: 'Sails.', occupation: 'Sailor' },
    { name: 'Ci Três', city: null, bio: null, occupation: 'Keeper of bees' },
  ];
  const at = 1_800_000_000_000;
  for (const [index, body] of texts.entries())
    await core.store.db
      .insertInto('people')
      .values(newPersonRow(body, { workspaceId: workspace, at: at + index }, () => null))
      .execute();
  const sources = { name: 'profile', bio: 'profile', city: 'demographic', occupation: 'demographic' };
  const leaf = (key: keyof typeof sources, operator: string, value: string) => ({
    field: { source: sources[key], key },
    operator,
    value,
  });
  const search = async (rule: unknown) =>
    (await listPeople(core, workspace, { rule }, [])).items.map(({ name }) => name);
  const one = (op: string, ...conditions: unknown[]) => ({ op, conditions });
  const rows: [unknown, string[]][] = [
    [leaf('city', 'contains', 'avil'), ['Bo Dois', 'Ana Um']],
    [leaf('city', 'contains', 'ÁVILA "OLD'), ['Ana Um']],
    [leaf('city', 'starts_with', 'vil'), []],
    [leaf('bio', 'contains', '0% sure_of'), ['Ana Um']],
    [leaf('bio', 'contains', '0% sure-of'), []],
    [leaf('bio', 'contains', 'nothing of the kind'), []],
    [leaf('occupation', 'contains', 'keeper'), ['Ci Três', 'Ana Um']],
    [leaf('occupation', 'starts_with', 'keeper'), ['Ci Três']],
    [one('and', leaf('occupation', 'contains', 'keeper'), leaf('city', 'contains', 'avil')), ['Ana Um']],
    [one('or', leaf('occupation', 'contains', 'sailor'), leaf('city', 'contains', 'old')), ['Bo Dois', 'Ana Um']],
    [one('or', leaf('bio', 'contains', 'bees'), leaf('name', 'contains', 'três')), ['Ci Três', 'Ana Um']],
    [one('and', leaf('occupation', 'contains', 'keeper'), one('not', leaf('city', 'contains', 'avil'))), []],
    [one('and', leaf('name', 'contains', 'common person 119'), leaf('name', 'starts_with', 'rosa')), []],
  ];
  for (const [rule, names] of rows) expect(await search(rule), JSON.stringify(rule)).toEqual(names);
  expect(await search(leaf('name', 'contains', 'common person'))).toHaveLength(25);
  const [ana] = (await listPeople(core, workspace, { search: 'ana um' }, [])).items;
  await updatePerson(core, await ownPerson(core, workspace, ana?.id ?? ''), { city: 'Toledo', bio: null });
  expect(await search(leaf('city', 'contains', 'avil'))).toEqual(['Bo Dois']);
  expect(await search(leaf('city', 'contains', 'oledo'))).toEqual(['Ana Um']);
  expect(await search(leaf('bio', 'contains', 'bees'))).toEqual([]);
});
