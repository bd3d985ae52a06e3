import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A fresh database of the cluster that DRAMATIS_TEST_POSTGRES names, or null for the embedded one. */
export async function testDatabase(): Promise<TestDatabase | null> {
  const cluster = process.env.DRAMATIS_TEST_POSTGRES;
  if (!cluster) return null;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administer = async (sql: string) => {
    const client = new pg.Client({ connectionString: cluster });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await administer(`create database ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}
