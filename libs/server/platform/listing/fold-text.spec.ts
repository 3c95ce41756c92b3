import { foldText } from '@paniscus/domain/search';
import { startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { containsSearch } from './filters.ts';

const server = await startServer();

/** Blocks of the scripts that the names of buyers and donors are written in. */
const BLOCKS = [
  [0x20, 0x24f],
  [0x370, 0x5ff],
  [0x621, 0x64a],
  [0x1e00, 0x1fff],
  [0x2010, 0x2035],
  [0x3041, 0x30ff],
] as const;

const characters = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).filter((character) => /\p{Assigned}/u.test(character));

it('searches in the database fold every letter as searches in memory do', async () => {
  const rows = await server.app
    .get(DataSource)
    .query<{ text: string; folded: string }[]>(
      'SELECT text, fold_text(text) AS folded FROM unnest($1::text[]) AS text',
      [characters],
    );

  expect(rows).toHaveLength(characters.length);
  expect(rows.filter(({ text, folded }) => folded !== foldText(text))).toEqual([]);
});

it.each([
  ['munoz', 'Ana Muñoz'],
  ['SORENSEN', 'Bjørn Sørensen'],
  ['O’Neil', "Kim O'Neil"],
  ["o'neil", 'Kim O’Neil'],
  ['100%_\\', 'Discount 100%_\\'],
  ['类人', '是类人猿'],
])('%s is found in %s', async (search, text) => {
  const [row] = await server.app
    .get(DataSource)
    .query<{ isFound: boolean }[]>(`SELECT ${containsSearch('$2').replace(':search', '$1')} AS "isFound"`, [
      search,
      text,
    ]);

  expect(row?.isFound).toBe(true);
});
