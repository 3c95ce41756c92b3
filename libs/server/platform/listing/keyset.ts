import type { SelectQueryBuilder } from 'typeorm';
import type { ListPage } from './list-query.ts';

const BATCH = 200;

type Identified = { id: number };

/** `nextAfter` is the ID after which the next page begins; undefined on the last page. */
export type KeysetPage<Row> = { rows: Row[]; nextAfter: number | undefined };

/** Reads one page of a query, newest first. */
export async function readPage<Row extends Identified>(
  query: SelectQueryBuilder<Row>,
  { limit, beforeId }: ListPage,
): Promise<KeysetPage<Row>> {
  const found = await readNewest(query, { limit: limit + 1, beforeId });
  const rows = found.slice(0, limit);
  return { rows, nextAfter: found.length > limit ? rows.at(-1)?.id : undefined };
}

/** Yields all rows of a query in batches, newest first, so that a long list does not fill the memory. */
export async function* readInBatches<Row extends Identified>(
  createQuery: () => SelectQueryBuilder<Row>,
): AsyncGenerator<Row[]> {
  let beforeId: number | undefined;
  for (;;) {
    const rows = await readNewest(createQuery(), { limit: BATCH, beforeId });
    yield rows;
    if (rows.length < BATCH) return;
    beforeId = rows.at(-1)?.id;
  }
}

function readNewest<Row extends Identified>(
  query: SelectQueryBuilder<Row>,
  { limit, beforeId }: ListPage,
): Promise<Row[]> {
  const id = `${query.alias}.id`;
  if (beforeId !== undefined) query.andWhere(`${id} < :beforeId`, { beforeId });
  return query.orderBy(id, 'DESC').limit(limit).getMany();
}
