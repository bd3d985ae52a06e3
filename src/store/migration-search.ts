import type { Dialect } from './dialect.ts';

/**
 * Indexes for looking things up in large workspaces: people by what rules ask for most, and parts of words by their
 * trigrams. On SQLite the trigrams stand in FTS5 tables; a row that has changed leaves its old words behind there, so
 * what they find is only a candidate. On PostgreSQL they need the extension pg_trgm; where the role may not create it,
 * searching works without.
 */
const RULES = ['country', 'city', 'occupation_code', 'gender', 'employment_status'].map(
  (column) =>
    `create index people_by_${column} on people (workspace_id, archived, ${column}, created_at, id) where ${column} is not null`,
);

/** Most profiles are empty: whoever asks for a need reads only the others. */
const ACCESS =
  "create index people_by_access on people (workspace_id, archived, created_at, id) where accessibility_profile <> '{}'";

const sqlite = [
  "create virtual table people_words using fts5(id unindexed, words, tokenize = 'trigram case_sensitive 1')",
  'insert into people_words (id, words) select id, name_lower from people',
  `create trigger people_words_new after insert on people begin
    insert into people_words (id, words) values (new.id, new.name_lower); end`,
  `create trigger people_words_changed after update of name_lower on people when old.name_lower <> new.name_lower begin
    insert into people_words (id, words) values (new.id, new.name_lower); end`,
  "create virtual table sessions_words using fts5(id unindexed, words, tokenize = 'trigram case_sensitive 1')",
  'insert into sessions_words (id, words) select id, instructions_lower from sessions',
  `create trigger sessions_words_new after insert on sessions begin
    insert into sessions_words (id, words) values (new.id, new.instructions_lower); end`,
];

const postgres = [
  `do $$ begin
    create extension if not exists pg_trgm;
  exception when others then
    raise notice 'pg_trgm is not available: searching parts of words goes without an index';
  end $$`,
  `do $$ begin
    if exists (select 1 from pg_extension where extname = 'pg_trgm') then
      create index people_words on people using gin (name_lower gin_trgm_ops);
      create index people_cities on people using gin (city_fold gin_trgm_ops);
      create index people_occupations on people using gin (occupation_fold gin_trgm_ops);
      create index sessions_words on sessions using gin (instructions_lower gin_trgm_ops);
    end if;
  end $$`,
];

export const search = {
  name: '002_search',
  statements: (dialect: Dialect) => [...RULES, ACCESS, ...(dialect === 'sqlite' ? sqlite : postgres)],
};
