import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD = 'SELECT status, listed_at, byline, tags, -1 AS change FROM old_posts';
const NEW = 'SELECT status, listed_at, byline, tags, 1 AS change FROM new_posts';

const TRIGGERS = [
  { event: 'INSERT', tables: 'NEW TABLE AS new_posts', changes: NEW },
  {
    event: 'UPDATE',
    tables: 'OLD TABLE AS old_posts NEW TABLE AS new_posts',
    changes: `${OLD} UNION ALL ${NEW}`,
  },
  { event: 'DELETE', tables: 'OLD TABLE AS old_posts', changes: OLD },
];

/** The order prevents deadlocks of transactions that count the same facets. */
const count = (changes: string) => `
  INSERT INTO post_facets (facet, value, status, posts)
  SELECT counted.facet, counted.value, post.status, sum(post.change)
  FROM (${changes}) AS post, list_post_facets(post.listed_at, post.byline, post.tags) AS counted
  GROUP BY counted.facet, counted.value, post.status HAVING sum(post.change) <> 0
  ORDER BY counted.facet, counted.value, post.status
  ON CONFLICT ON CONSTRAINT post_facets_pk DO UPDATE SET posts = post_facets.posts + excluded.posts`;

/** Number of posts by month, byline and tag, each by status; triggers keep it, so that no reader counts all posts. */
export class CreatePostFacets1763700002100 implements MigrationInterface {
  name = 'CreatePostFacets1763700002100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_facets (
        facet text NOT NULL,
        value text NOT NULL,
        status text NOT NULL,
        posts integer NOT NULL,
        CONSTRAINT post_facets_pk PRIMARY KEY (facet, value, status),
        CONSTRAINT post_facets_facet_known CHECK (facet IN ('month', 'byline', 'tag'))
      )`);
    await runner.query(`
      CREATE FUNCTION list_post_facets(listed_at timestamptz, byline text, tags text[])
      RETURNS TABLE (facet text, value text) LANGUAGE sql STABLE AS $$
        SELECT 'month', to_char(listed_at AT TIME ZONE 'UTC', 'YYYY-MM')
        UNION ALL SELECT 'byline', byline
        UNION ALL SELECT 'tag', unnest(tags)
      $$`);
    await runner.query(count('SELECT status, listed_at, byline, tags, 1 AS change FROM posts'));
    for (const { event, tables, changes } of TRIGGERS) {
      const name = `count_post_facets_on_${event.toLowerCase()}`;
      await runner.query(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${count(changes)}; RETURN NULL; END $$`,
      );
      await runner.query(`
        CREATE TRIGGER ${name} AFTER ${event} ON posts REFERENCING ${tables}
          FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`);
    }
    await runner.query('CREATE INDEX posts_listed_by_byline ON posts (byline, listed_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX posts_listed_by_byline');
    for (const { event } of TRIGGERS) {
      const name = `count_post_facets_on_${event.toLowerCase()}`;
      await runner.query(`DROP TRIGGER ${name} ON posts`);
      await runner.query(`DROP FUNCTION ${name}()`);
    }
    await runner.query('DROP FUNCTION list_post_facets(timestamptz, text, text[])');
    await runner.query('DROP TABLE post_facets');
  }
}
