import {
  buildDelta,
  buildOwnBoardId,
  EMPTY_DELTA,
  findBoardFaults,
  FULL_GRID,
  MAX_OWN_BOARDS,
} from '@paniscus/domain/keyboard';
import type { DeltaBoard, OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { addOwnWords, findOwnWord, setOwnBoards } from '../../store/own-words';
import { findImportProblem } from './link-boards';
import { readBoardFile } from './read-board-file';
import { buildExportFile } from './export/export-files';
import type { OwnContent } from './export/build-documents';
import type { ExportSelection } from './export/export-files';
import { fillBoards } from '../testing/fill-boards';
import { describeBoards, importFile, SITE } from './testing/import-file';

const NAMES = ['Food', 'Drinks', 'School'];
const boardIds = NAMES.map(buildOwnBoardId);

/** Folder keys to Delta and all other boards, and a word with a recording. */
const ownWords: OwnWord[] = [
  ...['delta', ...boardIds].map((opens, index) => ({ key: `own-open${index}`, word: `go ${index}`, opens })),
  { key: 'own-grandma', word: 'Grandma', recording: 'data:audio/wav;base64,UklGRg==' },
];

const aKey = fc.constantFrom(...LEXIGRAMS.map(({ key }) => key), ...ownWords.map(({ key }) => key));
const someCells = fc.array(fc.option(aKey), { minLength: 128, maxLength: 128 });
const aGrid = fc.record({
  rows: fc.integer({ min: 1, max: 8 }),
  columns: fc.integer({ min: 2, max: 16 }),
  hidden: fc.subarray(['banana', 'own-grandma', 'own-open1']),
});
const someBoards = fc.tuple(
  someCells,
  aGrid,
  ...boardIds.map(() => fc.record({ cells: someCells, grid: aGrid })),
);

async function exportAndImport(selection: ExportSelection, delta: DeltaBoard, own: OwnContent) {
  const { content } = await buildExportFile(selection, delta, SITE, own);
  return importFile(content, selection === 'all' ? 3 : 0);
}

/** A package of another program: Home opens Food, which opens Home; nothing opens Hidden. */
function buildForeignPackage() {
  const link = (id: string, label: string, path: string) => ({
    id,
    label,
    load_board: { id: label, path },
    ext_x: 1,
  });
  const buildBoard = (id: string, buttons: { id: string }[]) => ({
    format: 'open-board-0.1',
    id,
    locale: 'en',
    name: id,
    description_html: '',
    buttons,
    images: [],
    sounds: [],
    ext_other: { kept: true },
    grid: { rows: 1, columns: 3, order: [[...buttons.map((button) => button.id), null, null].slice(0, 3)] },
  });
  const boards = {
    'home.obf': buildBoard('Home', [
      { id: 'a', label: 'tree house' } as { id: string },
      link('b', 'Food', 'food.obf'),
    ]),
    'food.obf': buildBoard('Food', [link('c', 'Home', 'home.obf')]),
    'hidden.obf': buildBoard('Hidden', []),
  };
  const paths = { boards: Object.fromEntries(Object.keys(boards).map((path) => [path, path])) };
  const files = { ...boards, 'manifest.json': { format: 'open-board-0.1', root: 'home.obf', paths } };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, file]) => [path, strToU8(JSON.stringify(file))])),
  );
}

const readJson = (content: string | Uint8Array, path: string): unknown =>
  JSON.parse(strFromU8(unzipSync(content as Uint8Array)[path] ?? new Uint8Array()));

describe('package of custom boards', () => {
  it.each(['own', 'all'] as const)(
    'survives a round trip with sizes, links and hidden words: %s',
    async (selection) => {
      await fc.assert(
        fc.asyncProperty(someBoards, async ([delta, grid, ...contents]) => {
          addOwnWords(ownWords);
          const boards = contents.map(({ cells, grid: size }, index): OwnBoard => ({
            id: boardIds[index] ?? '',
            name: NAMES[index] ?? '',
            ...size,
            cells,
          }));
          const before = describeBoards({ delta, grid, ownBoards: boards });

          const imported = await exportAndImport(selection, delta, { grid, boards });

          expect(describeBoards(imported)).toEqual(before);
        }),
        { numRuns: selection === 'own' ? 25 : 4 },
      );
    },
  );

  it('follows the format, with the paths of linked boards', async () => {
    addOwnWords(ownWords);
    const food = { id: boardIds[0] ?? '', name: 'Food', rows: 1, columns: 2, cells: EMPTY_DELTA };
    const own = { grid: FULL_GRID, boards: [food] };

    const { content } = await buildExportFile('own', buildDelta(['own-open1']), SITE, own);

    const delta = readJson(content, 'boards/delta.obf');
    expect(findBoardFaults(delta, true)).toEqual([]);
    expect(findBoardFaults(readJson(content, `boards/${food.id}.obf`), true)).toEqual([]);
    expect(delta).toMatchObject({
      buttons: [{ load_board: { id: food.id, name: 'Food', path: `boards/${food.id}.obf` } }],
    });
  });
});

describe('package of another program', () => {
  it('becomes Delta and custom boards, including those that no folder key opens', async () => {
    const { delta, grid, ownBoards } = await importFile(buildForeignPackage());

    const [food] = ownBoards;
    expect(ownBoards.map(({ name }) => name)).toEqual(['Food', 'Hidden']);
    expect(grid).toEqual({ rows: 1, columns: 3 });
    expect(findOwnWord(delta[1] ?? '')).toMatchObject({ word: 'Food', opens: food?.id });
    expect(findOwnWord(food?.cells[0] ?? '')).toMatchObject({ word: 'Home', opens: 'delta' });
  });

  it('is refused when there is no room for all of its boards', async () => {
    const { boards } = await readBoardFile(new File([buildForeignPackage()], 'boards'));
    const findProblem = (count: number) => {
      setOwnBoards(fillBoards(count));
      return boards.map((root) => findImportProblem(root, boards));
    };

    const problem =
      'This would add 2 boards, but there is room for only 1 of them. The limit is 200. Delete some of your boards first.';
    expect(findProblem(MAX_OWN_BOARDS - 2)).toEqual([undefined, undefined, undefined]);
    expect(findProblem(MAX_OWN_BOARDS - 1)).toEqual([problem, problem, problem]);
  });

  it('is exported as it was, with the changes to all of its boards and the boards that were added', async () => {
    const file = buildForeignPackage();
    const { delta, grid, ownBoards, source } = await importFile(file);
    const [food] = ownBoards;
    if (food === undefined) throw new Error('Food is missing.');
    const added = { id: 'board-added', name: 'Added', ...FULL_GRID, cells: buildDelta(['give']) };
    const changed = { ...food, cells: food.cells.with(1, 'banana') };

    const { content } = await buildExportFile('imported', delta, SITE, {
      grid,
      source,
      boards: [changed, added],
    });

    expect(readJson(content, 'home.obf')).toEqual(readJson(file, 'home.obf'));
    expect(readJson(content, 'hidden.obf')).toEqual(readJson(file, 'hidden.obf'));
    expect(readJson(content, 'food.obf')).toMatchObject({
      ext_other: { kept: true },
      buttons: [{ id: 'c', ext_x: 1 }, { label: 'banana' }],
    });
    expect(readJson(content, 'manifest.json')).toMatchObject({
      root: 'home.obf',
      paths: { boards: { 'board-added': 'boards/board-added.obf' } },
    });
  });
});
