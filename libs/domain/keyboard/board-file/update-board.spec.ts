import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBoardFaults } from './faults/board-faults.rules.ts';
import { parseBoard } from './parse-board.rules.ts';
import { updateBoard } from './update-board.rules.ts';

const words = ['banana', 'give', 'water'];
const findKey = (text: string) => words.find((word) => word === text.toLowerCase());
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const SOUND = 'data:audio/mpeg;base64,SUQz';

const anyText = fc.string({ maxLength: 12 });
const anyButton = fc.record(
  {
    label: fc.oneof(fc.constantFrom(...words, 'toast', 'čaj'), anyText),
    vocalization: fc.oneof(fc.constant('I am full'), anyText),
    image_id: fc.constantFrom('1', '2', 'none'),
    sound_id: fc.constantFrom('s'),
    hidden: fc.boolean(),
    background_color: fc.constant('rgb(255, 0, 0)'),
    load_board: fc.record({ id: anyText, path: anyText }),
    action: fc.constantFrom(':space', '+s'),
    translations: fc.dictionary(anyText, anyText),
    ext_other_program: fc.jsonValue(),
  },
  { requiredKeys: ['label'] },
);

/** Boards of any size, with all the fields of the format and others. */
const anyBoard = fc
  .record({
    buttons: fc.array(anyButton, { maxLength: 12 }),
    rows: fc.integer({ min: 1, max: 12 }),
    columns: fc.integer({ min: 1, max: 24 }),
    seeds: fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
    name: anyText,
    extra: fc.dictionary(
      anyText.map((name) => `ext_${name}`),
      fc.jsonValue(),
    ),
  })
  .map(({ buttons, rows, columns, seeds, name, extra }) => ({
    ...extra,
    format: 'open-board-0.1',
    id: 'x',
    locale: 'en',
    name,
    description_html: '<b>Hello</b>',
    buttons: buttons.map((button, index) => ({
      ...button,
      id: index % 2 === 0 ? index : `b${String(index)}`,
    })),
    images: [
      { id: 1, content_type: 'image/png', width: 9, height: 9, data: PICTURE },
      { id: '2', content_type: 'image/png', width: 9, height: 9, url: 'https://example.org/toast.png' },
    ],
    sounds: [{ id: 's', content_type: 'audio/mpeg', duration: 1, data: SOUND }],
    grid: {
      rows,
      columns,
      order: Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (__, column) => {
          const index = (seeds[(row * columns + column) % seeds.length] ?? 0) % (buttons.length + 1);
          if (index === buttons.length) return null;
          return index % 2 === 0 ? index : `b${String(index)}`;
        }),
      ),
    },
  }));

const roundTripJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const buildGive = () => ({ button: { id: 'new', label: 'give', image_id: 'give' } });

describe('imported board', () => {
  it('is exported with the same content, and importing that gives the same board', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const imported = parseBoard(roundTripJson(board), findKey);

        const exported = roundTripJson(updateBoard(imported.source, imported.delta, buildGive));

        expect(exported).toEqual(roundTripJson(board));
        expect(parseBoard(exported, findKey)).toEqual(imported);
      }),
      { numRuns: 200 },
    );
  });

  it('stays valid and keeps its other words when the visitor changes a cell', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat({ max: 127 }), (board, cell) => {
        const { source, delta } = parseBoard(roundTripJson(board), findKey);
        const changed = delta.map((key, index) => (index === cell ? 'give' : key));

        const exported = roundTripJson(updateBoard(source, changed, buildGive));

        expect(findBoardFaults(exported, true).filter(({ isFatal }) => isFatal)).toEqual([]);
        const isRearranged = board.grid.rows > 8 || board.grid.columns > 16;
        if (!isRearranged) expect(parseBoard(exported, findKey).delta).toEqual(changed);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps words outside the vocabulary with their pictures, recordings and spoken forms', () => {
    const board = {
      id: 'kitchen',
      buttons: [
        { id: 1, label: 'toast', image_id: 1, sound_id: 's' },
        { id: 2, label: 'water', vocalization: 'I want water', border_color: 'rgb(1, 2, 3)' },
        { id: 3, label: 'Water' },
        { id: 4, label: '', image_id: 2 },
      ],
      images: [
        { id: 1, data: PICTURE },
        { id: 2, path: 'images/cup.png', content_type: 'image/png' },
      ],
      sounds: [{ id: 's', data: SOUND }],
      grid: { rows: 1, columns: 4, order: [[1, 2, 3, 4]] },
    };

    const { delta, ownWords } = parseBoard(board, findKey, {
      readMedia: (path) => `data:image/png;base64,${path}`,
    });

    expect(ownWords).toEqual([
      { key: delta[0], word: 'toast', picture: PICTURE, recording: SOUND },
      { key: delta[1], word: 'water', spoken: 'I want water', color: 'rgb(1, 2, 3)' },
      { key: delta[3], word: '', picture: 'data:image/png;base64,images/cup.png' },
    ]);
    expect(delta[2]).toBe('water');
  });

  it('is exported with the words that the visitor has edited, and with what other programs wrote to their buttons', () => {
    const board = {
      buttons: [{ id: 1, label: 'toast', image_id: 1, ext_other_program: 7 }],
      images: [{ id: 1, data: PICTURE }],
      grid: { rows: 1, columns: 1, order: [[1]] },
    };
    const { source, delta } = parseBoard(board, findKey);

    const exported = updateBoard(
      source,
      delta,
      () => ({ button: { id: 'new', label: 'rye toast' } }),
      (key) => key === delta[0],
    );

    expect(exported['buttons']).toEqual([{ id: 'new', label: 'rye toast', ext_other_program: 7 }]);
    expect(exported['grid']).toMatchObject({ order: [['new']] });
  });

  it('does not confuse a custom word with the same word of the vocabulary', () => {
    const button = { id: 1, label: 'water', ext_paniscus_own: true, ext_paniscus_silent: true };
    const board = { buttons: [button], grid: { rows: 1, columns: 1, order: [[1]] } };

    expect(parseBoard(board, findKey).ownWords).toMatchObject([{ word: 'water', isSilent: true }]);
  });
});
