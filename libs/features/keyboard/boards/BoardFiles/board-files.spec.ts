import { BOARD_IDS, findBoardFaults, findManifestFaults } from '@paniscus/domain/keyboard';
import type { BoardId, DeltaBoard } from '@paniscus/domain/keyboard';
import { LEXIGRAMS, PANELS } from '@paniscus/lexigrams';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFiles } from './read-files';
import { Refusal } from './refusal';
import { writtenBoard, writtenPackage } from './written-files';
import type { WrittenFile } from './written-files';

const site = 'https://paniscus.example';
const aDelta: DeltaBoard = Array.from({ length: 128 }, (_, place) =>
  place % 3 === 0 ? (LEXIGRAMS[place * 2]?.key ?? null) : null,
);
const getBoard = (id: BoardId, delta: DeltaBoard): DeltaBoard =>
  PANELS.find((panel) => panel.id === id)?.lexigrams.map(({ key }) => key) ?? delta;

const getFile = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const readBack = ({ name, content }: WrittenFile) => readFiles(getFile(name, content));
const getRefusal = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  readFiles(getFile(name, content)).then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error : undefined),
  );
const createZip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

describe('exported board', () => {
  it.each(BOARD_IDS)('follows the Open Board Format and survives a round trip: %s', async (id) => {
    const file = writtenBoard(id, aDelta, site);

    expect(findBoardFaults(JSON.parse(String(file.content)), false)).toEqual([]);
    const { boards } = await readBack(file);
    expect(boards).toHaveLength(1);
    expect(boards[0]).toMatchObject({ delta: getBoard(id, aDelta), unmatched: [], isRearranged: false });
  });

  it('survives a round trip with any words on Delta', async () => {
    const aKey = fc.constantFrom(...LEXIGRAMS.map(({ key }) => key));
    const aBoard = fc.array(fc.option(aKey), { minLength: 128, maxLength: 128 });

    await fc.assert(
      fc.asyncProperty(aBoard, async (delta) => {
        const { boards } = await readBack(writtenBoard('delta', delta, site));

        expect(boards[0]?.delta).toEqual(delta);
      }),
      { numRuns: 20 },
    );
  });
});

describe('package of all boards', () => {
  it('follows the format in its manifest and boards, and contains each picture once', async () => {
    const { content } = await writtenPackage(aDelta, site);

    const files = unzipSync(content as Uint8Array);
    const names = Object.keys(files);
    const json = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(findManifestFaults(json('manifest.json'), new Set(names))).toEqual([]);
    for (const id of BOARD_IDS) expect(findBoardFaults(json(`boards/${id}.obf`), true)).toEqual([]);
    expect(names.filter((name) => name.startsWith('images/'))).toHaveLength(384);
    expect(strFromU8(files['images/banana.svg'] ?? new Uint8Array())).toMatch(/^<svg xmlns=.*<\/svg>$/);
  });

  it('survives a round trip with all four boards', async () => {
    const { boards, leftOut } = await readBack(await writtenPackage(aDelta, site));

    expect(boards.map(({ delta }) => delta)).toEqual(BOARD_IDS.map((id) => getBoard(id, aDelta)));
    expect(boards.map(({ name }) => name)).toEqual([
      'Paniscus Keyboard: Alpha',
      'Paniscus Keyboard: Beta',
      'Paniscus Keyboard: Gamma',
      'Paniscus Keyboard: Delta',
    ]);
    expect(boards.flatMap(({ unmatched }) => unmatched)).toEqual([]);
    expect(leftOut).toEqual([]);
  });

  it('imports the valid boards and reports the others', async () => {
    const good = String(writtenBoard('alpha', aDelta, site).content);
    const paths = { boards: { a: 'a.obf', b: 'b.obf', c: 'c.obf' } };

    const { boards, leftOut } = await readFiles(
      getFile(
        'x.obz',
        createZip({
          'manifest.json': JSON.stringify({ format: 'open-board-0.1', root: 'b.obf', paths }),
          'a.obf': good,
          'b.obf': '{',
        }),
      ),
    );

    expect(boards).toHaveLength(1);
    expect(leftOut).toEqual([
      { path: 'b.obf', reason: 'What is in it is not JSON, the form in which boards are written.' },
    ]);
  });
});

describe('invalid file', () => {
  it('is rejected with a readable message', async () => {
    const cases: [string, string | Uint8Array<ArrayBuffer>, RegExp][] = [
      ['empty.obf', '', /empty/],
      ['words.obf', 'dear diary', /not JSON/],
      ['deep.obf', '['.repeat(200_000), /not JSON/],
      ['list.obf', '[]', /does not keep to the Open Board Format/],
      ['cut.obz', createZip({ 'manifest.json': '{}' }).slice(0, 40), /not a package that can be opened/],
      ['bare.obz', createZip({ 'board.obf': '{}' }), /no manifest\.json/],
      ['listless.obz', createZip({ 'manifest.json': 'x' }), /not JSON/],
      ['nowhere.obz', createZip({ 'manifest.json': '{"paths":{"boards":{"a":"../a"}}}' }), /no board/],
    ];

    for (const [name, content, words] of cases)
      expect((await getRefusal(name, content))?.message, name).toMatch(words);
  });

  it('is rejected with the name of the invalid field', async () => {
    const board = { ...JSON.parse(String(writtenBoard('alpha', aDelta, site).content)), grid: { rows: 8 } };

    const refusal = await getRefusal('x.obf', JSON.stringify(board));

    expect(refusal?.faults.map(({ field }) => field)).toEqual(['grid.columns']);
  });

  it('is not unpacked when it is a zip bomb', async () => {
    const manifest = '{"format":"open-board-0.1","root":"a","paths":{"boards":{"a":"a"}}}';
    const bomb = zipSync({ 'manifest.json': strToU8(manifest), a: new Uint8Array(30_000_000) });

    const refusal = await getRefusal('bomb.obz', bomb);

    expect(bomb.length).toBeLessThan(50_000);
    expect(refusal?.message).toMatch(/larger than a board/);
  });

  it('is rejected when a zip bomb declares a false size', async () => {
    const manifest = '{"format":"open-board-0.1","root":"a","paths":{"boards":{"a":"a"}}}';
    const bomb = zipSync({ 'manifest.json': strToU8(manifest), a: new Uint8Array(30_000_000) });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 4; at += 1)
      if (view.getUint32(at, true) === 30_000_000) view.setUint32(at, 10, true);

    expect((await getRefusal('liar.obz', bomb))?.message).toMatch(/No board|not a package/);
  });
});
