import { BOARD_CELLS, DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBackupFile, parseBackupFile } from './backup-file';
import type { BackupFile } from './backup-file';

const anOwnKey = fc.stringMatching(/^[0-9a-z]{4,16}$/).map((text) => `own-${text}`);
const aKey = fc.oneof(fc.constantFrom(...LEXIGRAMS.map(({ key }) => key)), anOwnKey);
const aSentence = fc.array(aKey, { minLength: 1, maxLength: 8 });
const aDelta = fc.array(fc.option(aKey), { minLength: BOARD_CELLS, maxLength: BOARD_CELLS });

const aGrid = { rows: fc.integer({ min: 1, max: 8 }), columns: fc.integer({ min: 2, max: 16 }) };
const aBoardId = fc.stringMatching(/^[0-9a-z]{4,16}$/).map((text) => `board-${text}`);

const aWord = fc.record(
  {
    key: anOwnKey,
    word: fc.string(),
    spoken: fc.string(),
    picture: fc.base64String().map((data) => `data:image/webp;base64,${data}`),
    recording: fc.base64String().map((data) => `data:audio/wav;base64,${data}`),
    isSilent: fc.constant(true),
    color: fc.constant('rgb(1, 2, 3)'),
    opens: fc.oneof(fc.constant('delta'), aBoardId),
    isEdited: fc.constant(true),
  },
  { requiredKeys: ['key', 'word'] },
);

const aSourceInPackage = fc.record({
  board: fc.dictionary(fc.constantFrom('id', 'name', 'ext_other'), fc.string(), { noNullPrototype: true }),
  delta: aDelta,
  places: fc.array(fc.option(fc.tuple(fc.nat(), fc.nat())), {
    minLength: BOARD_CELLS,
    maxLength: BOARD_CELLS,
  }),
});

const aSource = fc
  .tuple(
    aSourceInPackage,
    fc.record(
      {
        packaged: fc.record({
          bytes: fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
          path: fc.string(),
        }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([source, packaged]) => ({ ...source, ...packaged }));

const aBackup: fc.Arbitrary<BackupFile> = fc.record({
  savedAt: fc.constant('2026-11-25T03:00:00.000Z'),
  keyboard: fc.record({
    board: fc.constantFrom('alpha', 'beta', 'gamma', 'delta'),
    set: fc.constantFrom(10, 15, 20, 30, 40),
    settings: fc.record({
      ...Object.fromEntries(
        Object.entries(DEFAULT_SETTINGS).map(([name, value]) => [name, fc.constant(value)]),
      ),
      hasLargeKeys: fc.boolean(),
      voiceName: fc.string(),
      scanning: fc.constantFrom('off', 'one-switch', 'two-switches'),
    }) as fc.Arbitrary<typeof DEFAULT_SETTINGS>,
    delta: aDelta,
    grid: fc.record(aGrid),
    path: fc.array(aBoardId, { maxLength: 4 }),
    sentence: fc.array(aKey, { maxLength: 8 }),
    history: fc.array(aSentence, { maxLength: 30 }),
    phrases: fc.array(fc.record({ name: fc.string({ maxLength: 20 }), sentence: aSentence }), {
      maxLength: 9,
    }),
  }),
  words: fc.uniqueArray(aWord, { selector: ({ key }) => key, maxLength: 9 }),
  boards: fc.uniqueArray(
    fc.record(
      {
        id: aBoardId,
        name: fc.string(),
        ...aGrid,
        cells: aDelta,
        imported: fc.record({ path: fc.string(), source: aSourceInPackage }),
      },
      { requiredKeys: ['id', 'name', 'rows', 'columns', 'cells'] },
    ),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
  source: fc.option(aSource, { nil: undefined }),
});

describe('backup file', () => {
  it('is the same after it was restored and saved again', () => {
    fc.assert(
      fc.property(aBackup, (backup) => {
        const file = buildBackupFile(backup);

        const restored = parseBackupFile(file);

        expect(restored).toEqual(backup);
        expect(restored === undefined ? '' : buildBackupFile(restored)).toBe(file);
      }),
      { numRuns: 60 },
    );
  });

  it('is not any other file', () => {
    for (const text of ['', '{}', '[]', '{"format":"paniscus-keyboard-backup","version":2}', 'dear diary'])
      expect(parseBackupFile(text)).toBeUndefined();
  });

  it('loads nothing from elsewhere and drops what is not valid', () => {
    const words = [
      {
        key: 'own-12345',
        word: 'Grandma',
        picture: 'https://example.com/a.png',
        recording: 'data:text/html,x',
      },
      { key: 'banana', word: 'not a key of a custom word' },
    ];
    const text = JSON.stringify({ format: 'paniscus-keyboard-backup', version: 1, words, keyboard: 7 });

    expect(parseBackupFile(text)).toMatchObject({
      words: [{ key: 'own-12345', word: 'Grandma' }],
      keyboard: { board: 'alpha' },
    });
    expect(parseBackupFile(text)?.words[0]).not.toHaveProperty('picture');
  });
});
