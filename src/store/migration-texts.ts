import type { Dialect } from './dialect.ts';

/** Texts of people that a rule may look into, as they are folded for it. */
export const PEOPLE_TEXTS = ['name', 'avatar_url', 'bio', 'city', 'country', 'external_id', 'occupation'] as const;

const folded = PEOPLE_TEXTS.map((text) => `${text}_fold`);
const news = folded.map((column) => `new.${column}`);

/** Trigrams of those texts: what `contains` and `starts_with` of a rule ask for when few people have it. */
const sqlite = [
  `create virtual table people_texts using fts5(id unindexed, ${folded.join(', ')},
    tokenize = 'trigram case_sensitive 1', columnsize = 0)`,
  `insert into people_texts (id, ${folded.join(', ')}) select id, ${folded.join(', ')} from people`,
  `create trigger people_texts_new after insert on people begin
    insert into people_texts (id, ${folded.join(', ')}) values (new.id, ${news.join(', ')}); end`,
  `create trigger people_texts_changed after update of ${folded.join(', ')} on people
    when ${folded.map((column) => `old.${column} is not new.${column}`).join(' or ')} begin
    insert into people_texts (id, ${folded.join(', ')}) values (new.id, ${news.join(', ')}); end`,
];

const postgres = [
  `do $$ begin
    if exists (select 1 from pg_extension where extname = 'pg_trgm') then
      create index people_names on people using gin (name_fold gin_trgm_ops);
      create index people_bios on people using gin (bio_fold gin_trgm_ops);
      create index people_external_ids on people using gin (external_id_fold gin_trgm_ops);
    end if;
  end $$`,
];

export const texts = {
  name: '003_texts',
  statements: (dialect: Dialect) => (dialect === 'sqlite' ? sqlite : postgres),
};
