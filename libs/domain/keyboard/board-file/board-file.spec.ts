import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_DELTA } from '../saved-keyboard.rules.ts';
import type { DeltaBoard } from '../keyboard.types.ts';
import { findBoardFaults } from './faults/board-faults.rules.ts';
import { listBoardPaths, findManifestFaults } from './manifest.rules.ts';
import { parseBoard } from './parse-board.rules.ts';
import { buildManifest, buildOpenBoard } from './build-board.rules.ts';

const words = ['banana', 'give', 'name-of', 'ice-cream', 'm-m'];
const findKey = (text: string) => words.find((word) => word === text.toLowerCase().replaceAll(' ', '-'));
const toBoardWords = (board: DeltaBoard) =>
  board.map((key) => (key === null ? null : { key, word: key, color: '#6a4a98' }));

const others = [{ id: 'beta' as const, name: 'Beta' }];
const anyBoard = fc.array(fc.option(fc.constantFrom(...words)), { minLength: 128, maxLength: 128 });

const buildBoard = (board: DeltaBoard, isPackaged: boolean) =>
  buildOpenBoard({
    id: 'delta',
    name: 'My words',
    url: 'https://example.org/keyboard',
    description: 'Words of mine',
    license: { type: 'CC0' },
    words: toBoardWords(board),
    getPicture: (key) =>
      isPackaged ? { path: `images/${key}.svg` } : { data: 'data:image/svg+xml;base64,PHN2Zy8+' },
    pictureSide: 96,
    others: isPackaged ? others : [],
  });

const roundTripJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('board in the Open Board Format', () => {
  it("contains the format's fields, the color of the word class and the vocalization", () => {
    const board = buildBoard(['name-of', ...EMPTY_DELTA.slice(1)], false);

    expect(board).toMatchObject({ format: 'open-board-0.1', id: 'delta', locale: 'en', sounds: [] });
    expect(board.buttons).toEqual([
      {
        id: '1',
        label: 'name-of',
        vocalization: 'name of',
        image_id: 'name-of',
        background_color: 'rgb(106, 74, 152)',
        border_color: 'rgb(106, 74, 152)',
        ext_paniscus_key: 'name-of',
      },
    ]);
    expect(board.grid).toMatchObject({ rows: 8, columns: 16 });
    expect(board.grid.order[0]?.slice(0, 2)).toEqual(['1', null]);
  });

  it('links to the other boards of its package in an additional row', () => {
    const board = buildBoard(EMPTY_DELTA, true);

    expect(board.grid.rows).toBe(9);
    expect(board.grid.order[8]?.slice(0, 2)).toEqual(['to-beta', null]);
    expect(board.buttons[0]?.load_board).toEqual({ id: 'beta', name: 'Beta', path: 'boards/beta.obf' });
  });

  it('is valid and survives a round trip, both standalone and in a package', () => {
    fc.assert(
      fc.property(anyBoard, fc.boolean(), (delta, isPackaged) => {
        const board = roundTripJson(buildBoard(delta, isPackaged));

        expect(findBoardFaults(board, isPackaged)).toEqual([]);
        expect(parseBoard(board, findKey)).toMatchObject({
          name: 'My words',
          delta,
          ownWords: [],
          unmatchedLabels: [],
          continued: [],
          isRearranged: false,
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe('package manifest', () => {
  const boards = [buildBoard(['banana', ...EMPTY_DELTA.slice(1)], true)];
  const files = new Set(['manifest.json', 'boards/delta.obf', 'images/banana.svg']);

  it('lists every board and picture by its path, and the root board', () => {
    const manifest = buildManifest(boards, 'delta');

    expect(manifest).toEqual({
      format: 'open-board-0.1',
      root: 'boards/delta.obf',
      paths: {
        boards: { delta: 'boards/delta.obf' },
        images: { banana: 'images/banana.svg' },
        sounds: {},
      },
    });
    expect(findManifestFaults(roundTripJson(manifest), files)).toEqual([]);
    expect(listBoardPaths(manifest)).toEqual(['boards/delta.obf']);
  });

  it('reports missing files and malformed fields', () => {
    const listFields = (manifest: unknown) => findManifestFaults(manifest, files).map(({ field }) => field);

    expect(listFields(null)).toEqual(['manifest.json']);
    expect(listFields({ format: 'open-board-0.1', root: 'x' })).toEqual(['root', 'paths']);
    expect(
      listFields({ ...buildManifest(boards, 'delta'), paths: { boards: { one: '../../etc' }, images: 7 } }),
    ).toEqual(['paths.boards.one', 'paths.images']);
    expect(listBoardPaths({ paths: { boards: ['a', 7] } })).toEqual([]);
  });
});
