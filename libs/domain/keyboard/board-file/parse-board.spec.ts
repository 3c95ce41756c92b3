import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBoardWords } from '../custom-board.rules.ts';
import { findBoardFaults } from './faults/board-faults.rules.ts';
import { listOmissions } from './omissions.rules.ts';
import { parseBoard } from './parse-board.rules.ts';

const words = ['banana', 'give', 'water', 'more'];
const findKey = (text: string) => words.find((word) => word === text.toLowerCase());

const createForeignBoard = (rows: unknown[][], labels: Record<string, string>, overrides: object = {}) => ({
  format: 'open-board-0.1',
  id: 7,
  locale: 'en',
  name: 'Kitchen',
  description_html: '',
  buttons: Object.entries(labels).map(([id, label]) => ({ id: Number(id), label })),
  images: [],
  sounds: [],
  grid: { rows: rows.length, columns: rows[0]?.length ?? 0, order: rows },
  ...overrides,
});
const listFatalFields = (board: unknown) =>
  findBoardFaults(board, false)
    .filter(({ isFatal }) => isFatal)
    .map(({ field }) => field);

describe('board from another program', () => {
  it('is placed at the top left when it is smaller, and unknown words become custom words', () => {
    const board = createForeignBoard(
      [
        [1, null, '3'],
        [2, 4, null],
      ],
      { 1: 'Banana', 2: 'GIVE', 3: 'spaceship', 4: 'water' },
    );

    const parsed = parseBoard(board, findKey);

    expect(findBoardFaults(board, false)).toEqual([]);
    expect(parsed).toMatchObject({ name: 'Kitchen', unmatchedLabels: ['spaceship'], isRearranged: false });
    expect(parsed.delta.slice(0, 3)).toEqual(['banana', null, parsed.ownWords[0]?.key]);
    expect(parsed.delta.slice(16, 18)).toEqual(['give', 'water']);
  });

  it('has its words read despite invalid colors, which are reported', () => {
    for (const color of [{ toString: 1 }, [], 7, 'red']) {
      const buttons = [{ id: 1, label: 'water', background_color: color }];
      const board = createForeignBoard([[1]], {}, { buttons });

      expect(findBoardFaults(board, false)).toMatchObject([
        { field: 'buttons[0].background_color', isFatal: false },
      ]);
      expect(parseBoard(board, findKey).delta[0]).toBe('water');
    }
  });

  it('is laid out in reading order when it is larger, on as many boards as its words need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 17, max: 24 }), (rows, columns) => {
        const ids = Array.from({ length: rows }, (_, row) =>
          Array.from({ length: columns }, (__, column) => row * columns + column),
        );
        const labels = Object.fromEntries(ids.flat().map((id) => [id, `word ${String(id)}`]));

        const parsed = parseBoard(createForeignBoard(ids, labels), findKey);

        const boards = [parsed, ...parsed.continued];
        const words = new Map(parsed.ownWords.map(({ key, word }) => [key, word]));
        const read = boards.flatMap(({ delta }) => listBoardWords(delta)).map((key) => words.get(key));
        expect(read).toEqual(Object.values(labels));
        expect(parsed.isRearranged).toBe(true);
        expect(boards.slice(0, -1).every(({ delta }) => delta[127] === null)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps labels, pictures and recordings that a word of the vocabulary does not have', () => {
    const buttons = [
      { id: 1, label: 'H2O', vocalization: 'water' },
      { id: 2, label: '', vocalization: 'water' },
      { id: 3, label: 'banana', image_id: 'i' },
      { id: 4, label: 'give', sound_id: 's' },
      { id: 5, label: 'more', image_id: 'elsewhere' },
    ];
    const images = [
      { id: 'i', data: 'data:image/png;base64,eA==' },
      { id: 'elsewhere', url: 'https://pictures.example/more.png' },
    ];
    const sounds = [{ id: 's', data: 'data:audio/mpeg;base64,eA==' }];

    const { delta, ownWords } = parseBoard(
      createForeignBoard([[1, 2, 3, 4, 5]], {}, { buttons, images, sounds }),
      findKey,
    );

    expect([delta[1], delta[4]]).toEqual(['water', 'more']);
    expect(ownWords).toMatchObject([
      { word: 'H2O', spoken: 'water' },
      { word: 'banana', picture: images[0]?.data },
      { word: 'give', recording: sounds[0]?.data },
    ]);
  });

  it('has words in its language, from its string list, even when they look like English', () => {
    const board = createForeignBoard(
      [[1, 2, 3]],
      { 1: 'more', 2: ':time', 3: 'Ana' },
      { locale: 'es_MX', strings: { en: { ':time': 'time' }, es: { ':time': 'hora' } } },
    );

    expect(parseBoard(board, findKey).ownWords).toMatchObject([
      { word: 'more', lang: 'es-MX' },
      { word: 'hora', lang: 'es-MX' },
      { word: 'Ana', lang: 'es-MX' },
    ]);
    const english = { ...board, locale: 'en' };
    expect(parseBoard(english, findKey).delta[0]).toBe('more');
    expect(parseBoard(english, findKey).ownWords).toMatchObject([{ word: 'time' }, { word: 'Ana' }]);
  });

  it('has a word for a link whose board is not there', () => {
    const buttons = [{ id: 1, label: 'Toys', load_board: { url: 'https://boards.example/toys' } }];
    const board = createForeignBoard([[1]], {}, { buttons });

    expect(parseBoard(board, findKey).ownWords).toMatchObject([{ word: 'Toys' }]);
  });

  it('is rejected with the field that makes it unreadable', () => {
    const valid = createForeignBoard([[1]], { 1: 'give' });

    expect(listFatalFields(valid)).toEqual([]);
    expect(listFatalFields([])).toEqual(['the file']);
    expect(listFatalFields({ ...valid, format: 'open-board-0.2' })).toEqual(['format']);
    expect(listFatalFields({ ...valid, format: { toString: 'x' } })).toEqual(['format']);
    expect(listFatalFields({ ...valid, buttons: {} })).toEqual(['buttons']);
    expect(listFatalFields({ ...valid, buttons: [null], grid: undefined })).toEqual(['buttons[0]', 'grid']);
    expect(listFatalFields({ ...valid, grid: { rows: 1.5, columns: 1, order: [] } })).toEqual(['grid.rows']);
    expect(listFatalFields({ ...valid, grid: { rows: 1, columns: 1e9, order: [] } })).toEqual(['grid']);
    expect(listFatalFields({ ...valid, grid: { rows: 2, columns: 1, order: [[1]] } })).toEqual([
      'grid.order',
    ]);
    expect(listFatalFields({ ...valid, grid: { rows: 1, columns: 1, order: [[1, 1]] } })).toEqual([
      'grid.order[0]',
    ]);
    expect(listFatalFields({ ...valid, grid: { rows: 1, columns: 1, order: [['x']] } })).toEqual([
      'grid.order[0][0]',
    ]);
    expect(listFatalFields({ ...valid, buttons: Array.from({ length: 6000 }, () => 0) })).toEqual([
      'buttons',
    ]);
  });

  it('is read despite minor faults, which are reported', () => {
    const board = createForeignBoard(
      [[1]],
      {},
      {
        locale: undefined,
        buttons: [
          { id: 1, label: 'give', background_color: 'red', image_id: 'i', color: 1 },
          { id: 1, load_board: { path: 'x' } },
        ],
        images: [{ id: 'x', data: 'javascript:alert(1)' }],
        sounds: 'none',
      },
    );

    expect(findBoardFaults(board, false).map(({ field }) => field)).toEqual([
      'locale',
      'buttons[0].background_color',
      'buttons[0].color',
      'buttons[1].label',
      'buttons[1].load_board.path',
      'buttons',
      'buttons[0].image_id',
      'sounds',
      'images[0].data',
      'images[0].content_type',
      'images[0].width',
      'images[0].height',
    ]);
    expect(listFatalFields(board)).toEqual([]);
  });

  it('is not affected by names from the object prototype', () => {
    const text =
      '{"format":"open-board-0.1","__proto__":{"name":"x"},"buttons":[{"id":"__proto__","label":"constructor"}],' +
      '"grid":{"rows":1,"columns":2,"order":[["__proto__","toString"]]}}';

    const parsed = parseBoard(JSON.parse(text), findKey);

    expect(listFatalFields(JSON.parse(text))).toEqual(['grid.order[0][1]']);
    expect(parsed).toMatchObject({ name: 'A board without a name', unmatchedLabels: ['constructor'] });
  });

  it('has 128 cells for any input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (buttons, order) => {
        const board = { buttons, grid: { rows: 1, columns: 1, order } };

        expect(parseBoard(board, findKey).delta).toHaveLength(128);
        expect(listFatalFields(board)).toContain('format');
      }),
    );
  });
});

describe('what the buttons of a board lose', () => {
  const url = 'https://pictures.example/kefir.png';
  const list = (button: object, targets: readonly string[] = []) =>
    listOmissions(
      {
        buttons: [button],
        images: [{ id: 'i', url }],
        sounds: [{ id: 's', data: 'data:audio/mpeg;base64,eA==' }],
      },
      { findKey, hasTarget: ({ path }) => targets.includes(String(path)) },
    ).map(({ field, problem }) => `${field} ${problem}`);

  it('is listed: links to absent boards, actions, and pictures that are not in the file', () => {
    const link = { path: 'boards/2.obf' };

    expect(list({ label: 'Toys', load_board: link })).toEqual([
      '“Toys” opens a board that is not in this file, so it is a word without a link',
    ]);
    expect(list({ label: 'Clear', action: ':clear' })).toEqual([
      '“Clear” has an action that only its own app understands; we imported it as a word',
    ]);
    expect(list({ label: 'kefir', image_id: 'i', sound_id: 's' })).toEqual([
      '“kefir” has its picture outside the file, so it has no picture',
    ]);
  });

  it('is nothing for words of the vocabulary and for links inside the file', () => {
    expect(list({ label: 'Banana', image_id: 'i' })).toEqual([]);
    expect(list({ label: 'Toys', load_board: { path: 'boards/2.obf' } }, ['boards/2.obf'])).toEqual([]);
  });
});
