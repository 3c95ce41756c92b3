import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** Post in the middle of the list, with the only mention of a term. */
export interface FilledPosts {
  middle: { id: number; listedAt: number };
}

type Database = { query: <Row>(sql: string) => Promise<Row[]>; close: () => Promise<void> };

const BATCH = 20_000;

/** Terms as frequent as the words of a language: `wa` is in most posts, and most of the others are in few. */
const TERMS = 20_000;
const TERMS_PER_POST = 40;
const TERM = (number: string) => `'w' || translate((${number})::text, '0123456789', 'abcdefghij')`;

/** The term of a single post. */
export const RARE_TERM = 'platypus';

async function open(dataDir: string, databaseUrl: string | undefined): Promise<Database> {
  if (databaseUrl === undefined) {
    const embedded = await PGlite.create({ dataDir: join(dataDir, 'postgres') });
    return {
      query: async <Row>(sql: string) => (await embedded.query<Row>(sql)).rows,
      close: () => embedded.close(),
    };
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    query: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
    close: () => client.end(),
  };
}

/** Posts ten minutes apart, with two terms in the title. */
const insertBatch = (from: number, to: number) => `
  WITH numbered AS (
    SELECT n, string_agg(${TERM(`floor(${TERMS} * random() ^ 3)`)}, ' ') || CASE n WHEN 500 THEN ' ${RARE_TERM}' ELSE '' END AS terms
    FROM generate_series(${from}, ${to}) AS n, generate_series(1, ${TERMS_PER_POST}) GROUP BY n
  ), added AS (
    INSERT INTO posts (title, content, preview, author_id, byline, status, listed_at, created_at, updated_at, tags, is_indexed)
    SELECT split_part(terms, ' ', 1) || ' ' || split_part(terms, ' ', 2), terms, left(terms, 100), account.id,
      'Author ' || n % 20, 'published', listed.at, listed.at, listed.at, ARRAY['tag-' || n % 50], true
    FROM numbered, (SELECT min(id) AS id FROM staff_accounts) AS account,
      LATERAL (SELECT timestamptz '2005-01-01' + n * interval '10 minutes' AS at) AS listed
    ORDER BY n RETURNING id, author_id, title, content
  )
  INSERT INTO post_texts (post_id, author_id, text, title_terms, terms)
  SELECT id, author_id, content, title, title || ' ' || content FROM added`;

/** Adds posts until there are `count`, without a running server. */
export async function fillPosts(
  count: number,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<FilledPosts> {
  const { query, close } = await open(dataDir, databaseUrl);
  try {
    const [{ existing }] = (await query<{ existing: number }>(
      'SELECT count(*)::integer AS existing FROM posts',
    )) as [{ existing: number }];
    await query(
      `INSERT INTO post_terms (term)
       SELECT ${TERM('n')} FROM generate_series(0, ${TERMS}) AS n UNION SELECT '${RARE_TERM}' ON CONFLICT DO NOTHING`,
    );
    // An index is built faster than it is filled.
    const [index] = await query<{ definition: string }>(
      "SELECT indexdef AS definition FROM pg_indexes WHERE indexname = 'post_texts_terms'",
    );
    if (index === undefined) throw new Error('Posts have no index of terms.');
    await query('DROP INDEX post_texts_terms');
    for (let from = existing + 1; from <= count; from += BATCH)
      await query(insertBatch(from, Math.min(from + BATCH - 1, count)));
    if (databaseUrl !== undefined) await query("SET maintenance_work_mem = '1GB'");
    await query(index.definition);
    await query('ALTER INDEX post_texts_terms ALTER COLUMN 1 SET STATISTICS 0');
    // PostgreSQL does this on its own after a while.
    if (databaseUrl !== undefined) await query('VACUUM ANALYZE');
    const [middle] = await query<FilledPosts['middle']>(
      `SELECT id, (extract(epoch FROM listed_at) * 1000)::float AS "listedAt"
       FROM posts ORDER BY id OFFSET ${Math.floor(count / 2)} LIMIT 1`,
    );
    if (middle === undefined) throw new Error('There are no posts.');
    return { middle };
  } finally {
    await close();
  }
}
