import { organization } from '@paniscus/content';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const defineFacets = (zone: string) => `
  CREATE OR REPLACE FUNCTION list_post_facets(listed_at timestamptz, byline text, tags text[])
  RETURNS TABLE (facet text, value text) LANGUAGE sql STABLE AS $$
    SELECT 'month', to_char(listed_at AT TIME ZONE '${zone}', 'YYYY-MM')
    UNION ALL SELECT 'byline', byline
    UNION ALL SELECT 'tag', unnest(tags)
  $$`;

const COUNT_MONTHS = `
  INSERT INTO post_facets (facet, value, status, posts)
  SELECT counted.facet, counted.value, posts.status, count(*)
  FROM posts, list_post_facets(posts.listed_at, posts.byline, posts.tags) AS counted
  WHERE counted.facet = 'month' GROUP BY counted.facet, counted.value, posts.status`;

async function countIn(runner: QueryRunner, zone: string): Promise<void> {
  await runner.query(defineFacets(zone));
  await runner.query("DELETE FROM post_facets WHERE facet = 'month'");
  await runner.query(COUNT_MONTHS);
}

/**
 * Counts posts by the month in the organization's time zone, as readers of its archive expect. To change the zone of a
 * database that has posts, add a migration like this one.
 */
export class CountPostsByLocalMonth1763700002320 implements MigrationInterface {
  name = 'CountPostsByLocalMonth1763700002320';

  async up(runner: QueryRunner): Promise<void> {
    await countIn(runner, organization.timeZone);
  }

  async down(runner: QueryRunner): Promise<void> {
    await countIn(runner, 'UTC');
  }
}
