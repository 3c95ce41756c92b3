import { MAX_OWN_BOARDS } from '@paniscus/domain/keyboard';
import type { OwnBoard } from '@paniscus/domain/keyboard';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { findOwnWord, setOwnBoards } from '../../../store/own-words';
import { fillBoards } from '../../testing/fill-boards';
import { findImportProblem } from '../link-boards';
import { readBoardFile } from '../read-board-file';
import { describeBoards, importFile, SITE } from '../testing/import-file';
import { buildExportFile } from './export-files';
import type { ExportSelection } from './export-files';

const PATH = 'boards/large.obf';

/** A board of another program with a word in each place. */
const buildBoard = (rows: number, columns: number) => {
  const order = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => `b${String(row * columns + column)}`),
  );
  return {
    format: 'open-board-0.1',
    id: 'large',
    locale: 'en',
    name: 'Large',
    buttons: order
      .flat()
      .map((id, index) => ({ id, label: `word ${id}`, hidden: index % 5 === 0, ext_x: id })),
    images: [],
    sounds: [],
    grid: { rows, columns, order },
  };
};
type Board = ReturnType<typeof buildBoard>;

const pack = (board: Board) =>
  zipSync({
    'manifest.json': strToU8(
      JSON.stringify({ format: 'open-board-0.1', root: PATH, paths: { boards: { large: PATH } } }),
    ),
    [PATH]: strToU8(JSON.stringify(board)),
  });

/** Two to five boards of 128 keys are needed. */
const aLargeBoard = fc
  .record({ rows: fc.integer({ min: 12, max: 24 }), columns: fc.integer({ min: 12, max: 24 }) })
  .map(({ rows, columns }) => buildBoard(rows, columns));

type Imported = Awaited<ReturnType<typeof importFile>>;

/** The words of a board and of those that the last key opens, one after the other. */
function listWords(cells: OwnBoard['cells'], boards: readonly OwnBoard[]): (string | undefined)[] {
  const words = cells.flatMap((key) => (key === null ? [] : [findOwnWord(key)]));
  const next = boards.find(({ id }) => id === words.at(-1)?.opens);
  return [
    ...words.filter((word) => word?.opens === undefined).map((word) => word?.word),
    ...(next === undefined ? [] : listWords(next.cells, boards)),
  ];
}

const listAllWords = ({ delta, ownBoards }: Imported) => listWords(delta, ownBoards);

const exportAs = async (selection: ExportSelection, { delta, grid, source, ownBoards }: Imported) =>
  (await buildExportFile(selection, delta, SITE, { grid, source, boards: ownBoards })).content;

it('has all words on boards that open each other, in the order of the file', async () => {
  await fc.assert(
    fc.asyncProperty(aLargeBoard, async (board) => {
      const imported = await importFile(JSON.stringify(board));

      expect(listAllWords(imported)).toEqual(board.buttons.map(({ label }) => label));
    }),
    { numRuns: 10 },
  );
});

it('is refused when there is no room for the boards on which it continues', async () => {
  const file = pack(buildBoard(18, 16));
  const { boards } = await readBoardFile(new File([file], 'boards'));
  const added = (await importFile(file)).ownBoards.length;
  const findProblem = (count: number) => {
    setOwnBoards(fillBoards(count));
    return boards.map((root) => findImportProblem(root, boards));
  };

  expect(added).toBe(2);
  expect(findProblem(MAX_OWN_BOARDS - 2)).toEqual([undefined]);
  expect(findProblem(MAX_OWN_BOARDS - 1)).toEqual([expect.stringContaining('room for only 1 of them')]);
});

it('has the same content after import and export', async () => {
  await fc.assert(
    fc.asyncProperty(aLargeBoard, async (board) => {
      const single = await exportAs('imported', await importFile(JSON.stringify(board)));
      const packaged = await exportAs('imported', await importFile(pack(board)));

      expect(JSON.parse(String(single))).toEqual(board);
      expect(JSON.parse(strFromU8(unzipSync(packaged as Uint8Array)[PATH] ?? new Uint8Array()))).toEqual(
        board,
      );
    }),
    { numRuns: 5 },
  );
});

it.each(['delta', 'own', 'all'] as const)(
  'is the same boards after export and import: %s',
  async (selection) => {
    for (const file of [JSON.stringify(buildBoard(18, 16)), pack(buildBoard(18, 16))]) {
      const imported = await importFile(file);
      const before = describeBoards(imported);

      const content = await exportAs(selection, imported);

      expect(describeBoards(await importFile(content, selection === 'all' ? 3 : 0))).toEqual(before);
    }
  },
);

it('is exported with the changes to each of its boards', async () => {
  const imported = await importFile(JSON.stringify(buildBoard(18, 16)));
  const [second, ...others] = imported.ownBoards;
  if (second === undefined) throw new Error('The second board is missing.');
  const changed = {
    ...imported,
    delta: imported.delta.with(3, 'give'),
    ownBoards: [{ ...second, cells: second.cells.with(5, 'banana').with(6, null) }, ...others],
  };

  const again = await importFile((await exportAs('imported', changed)) as string);

  const words = [again.delta, ...again.ownBoards.map(({ cells }) => cells)].flat();
  expect(words).toEqual(expect.arrayContaining(['give', 'banana']));
  expect(listAllWords(again)).toHaveLength(listAllWords(imported).length - 1);
});
