import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { findOwnWord } from '../../../store/own-words';
import { describeBoards, importFile, SITE } from '../testing/import-file';
import { buildExportFile } from './export-files';

/** As in sets of boards that other programs have made: one board for each topic. */
const BOARD_COUNT = 40;

const getPath = (board: number) => `boards/topic ${board % 4}/${board % 7}/é/${board}.obf`;
const getImagePath = (board: number) => `images/${board % 3}/small/${board}.png`;
const next = (board: number) => (board + 1) % BOARD_COUNT;

/** A board with ids that are numbers; it leads to another one by its path or only by its id. */
const buildBoard = (board: number) => ({
  format: 'open-board-0.1',
  id: board,
  locale: 'en',
  name: `Topic ${board}`,
  buttons: [
    { id: 0, label: `picture ${board}`, image_id: board, ext_other_class: 'noun' },
    { id: 1, label: 'next', load_board: { id: next(board), path: getPath(next(board)) } },
    { id: 2, label: 'home', load_board: { id: 0 } },
  ],
  images: [{ id: board, content_type: 'image/png', width: 1, height: 1 }],
  sounds: [],
  grid: {
    rows: 2,
    columns: 2,
    order: [
      [0, 1],
      [null, 2],
    ],
  },
});

const boards = Array.from({ length: BOARD_COUNT }, (_, board) => buildBoard(board));

const buildPackage = (files: readonly { id: number }[]) => {
  const listPaths = (toPath: (board: number) => string) =>
    Object.fromEntries(boards.map(({ id }) => [id, toPath(id)]));
  const paths = { boards: listPaths(getPath), images: listPaths(getImagePath), sounds: {} };
  const manifest = { format: 'open-board-0.1', root: getPath(0), paths };
  const texts = [['manifest.json', manifest], ...files.map((file) => [getPath(file.id), file])] as const;
  return zipSync(
    Object.fromEntries([
      ...texts.map(([path, file]) => [path, strToU8(JSON.stringify(file))]),
      ...boards.map(({ id }) => [getImagePath(id), strToU8(`picture ${id}`)]),
    ]),
  );
};

const unpack = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [
      path,
      path.endsWith('.png') ? strFromU8(file) : (JSON.parse(strFromU8(file)) as unknown),
    ]),
  );

async function exportAgain({ delta, grid, source, ownBoards }: Awaited<ReturnType<typeof importFile>>) {
  const { content } = await buildExportFile('imported', delta, SITE, { grid, source, boards: ownBoards });
  return content as Uint8Array<ArrayBuffer>;
}

it('boards in folders, whose pictures only the manifest locates, are the same after import, export and import', async () => {
  const file = buildPackage(boards);
  const imported = await importFile(file);
  const before = describeBoards(imported);

  const content = await exportAgain(imported);

  expect(imported.skipped).toEqual([]);
  expect(unpack(content)).toEqual(unpack(file));
  expect(describeBoards(await importFile(content))).toEqual(before);
});

it('each of them shows its picture and opens the others', async () => {
  const { delta, ownBoards } = await importFile(buildPackage(boards));

  const keys = [delta, ...ownBoards.map(({ cells }) => cells)].map((cells) =>
    [cells[0], cells[1], cells[17]].map((key) => findOwnWord(key ?? '')),
  );

  expect(keys).toHaveLength(BOARD_COUNT);
  keys.forEach(([picture, folder, home], board) => {
    expect(picture?.picture).toBe(`data:image/png;base64,${btoa(`picture ${board}`)}`);
    expect(folder?.opens).toBe(ownBoards[board]?.id ?? 'delta');
    expect(home?.opens).toBe('delta');
  });
});

it('boards that do not name their format get it, and nothing else changes', async () => {
  const file = buildPackage(boards.map((board) => ({ ...board, format: undefined })));

  expect(unpack(await exportAgain(await importFile(file)))).toEqual(unpack(buildPackage(boards)));
});
