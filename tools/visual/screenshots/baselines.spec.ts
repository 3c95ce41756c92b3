import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { PNGOptions } from 'pngjs';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Story } from '../stories.ts';

const folder = process.cwd();

const createStory = (name: string): Story => ({
  id: `ui-button--${name}`,
  file: 'libs/ui/Button/Button.stories.tsx',
  isOnPhone: true,
  isSecondView: false,
  isFirst: false,
  hasScreenshot: true,
});
const plain = createStory('plain');
const busy = createStory('busy');

/** A screenshot of one color; 8 pixels wide. */
function createScreenshot(gray: number, height = 20, options: PNGOptions = {}): Buffer {
  const image = new PNG({ width: 8, height });
  for (let index = 0; index < image.data.length; index += 4) image.data.set([gray, gray, gray, 255], index);
  return PNG.sync.write(image, options);
}

/** Each test has a folder of its own, and modules that have read nothing yet. */
beforeEach(() => {
  vi.resetModules();
  process.chdir(mkdtempSync(join(tmpdir(), 'baselines-')));
});
afterAll(() => process.chdir(folder));

const load = () => import('./baselines.ts');

async function saveBoth() {
  const { saveBaselines } = await load();
  const screenshots = new Map([
    ['ui-button--plain light', createScreenshot(200)],
    ['ui-button--busy light', createScreenshot(90, 35)],
  ]);
  return saveBaselines([plain, busy], screenshots, 'exact');
}

it('finds each story on the sheet of its file', async () => {
  expect(await saveBoth()).toEqual(['libs/ui/Button/Button.stories.tsx light']);
  const { compareWithBaseline } = await load();

  expect(compareWithBaseline(plain, 'light', createScreenshot(200), 'exact')).toBeUndefined();
  expect(compareWithBaseline(busy, 'light', createScreenshot(90, 35), 'exact')).toBeUndefined();
  expect(compareWithBaseline(plain, 'light', createScreenshot(60), 'exact')).toMatchObject({
    reason: expect.stringContaining('160 connected pixels') as string,
  });
  expect(compareWithBaseline(busy, 'light', createScreenshot(90, 34), 'exact')?.reason).toBe(
    'size changed from 8 x 35 to 8 x 34',
  );
  expect(compareWithBaseline(createStory('new'), 'light', createScreenshot(1), 'exact')?.reason).toBe(
    'has no baseline',
  );
});

it('compares the pixels of a file that was compressed in another way', async () => {
  await saveBoth();
  const { compareWithBaseline } = await load();
  const recompressed = createScreenshot(200, 20, { deflateLevel: 0 });

  expect(recompressed.equals(createScreenshot(200))).toBe(false);
  expect(compareWithBaseline(plain, 'light', recompressed, 'exact')).toBeUndefined();
});

it('writes a sheet again only if a story on it changed, and keeps the baseline of a failed story', async () => {
  await saveBoth();
  const { compareWithBaseline, saveBaselines } = await load();

  const unchanged = await saveBaselines(
    [plain, busy],
    new Map([['ui-button--busy light', createScreenshot(90, 35)]]),
    'exact',
  );
  const changed = await saveBaselines(
    [plain, busy],
    new Map([['ui-button--busy light', createScreenshot(50, 30)]]),
    'exact',
  );

  expect(unchanged).toEqual([]);
  expect(changed).toEqual(['libs/ui/Button/Button.stories.tsx light']);
  expect(compareWithBaseline(plain, 'light', createScreenshot(200), 'exact')).toBeUndefined();
  expect(compareWithBaseline(busy, 'light', createScreenshot(50, 30), 'exact')).toBeUndefined();
});

it('lists and deletes the baseline of a deleted story', async () => {
  await saveBoth();
  const { deleteBaselines, listObsoleteBaselines } = await load();

  const obsolete = listObsoleteBaselines([plain], 'libs/ui');
  deleteBaselines(obsolete, 'libs/ui');

  expect(obsolete).toEqual(['ui-button--busy light']);
  expect(listObsoleteBaselines([plain], 'libs/ui')).toEqual([]);
  expect(listObsoleteBaselines([plain], '')).toEqual([]);
});

it('takes a deleted story off the sheet of its file', async () => {
  await saveBoth();
  const { compareWithBaseline, listObsoleteBaselines, saveBaselines } = await load();

  const saved = await saveBaselines([plain], new Map(), 'exact');

  expect(saved).toEqual(['libs/ui/Button/Button.stories.tsx light']);
  expect(compareWithBaseline(plain, 'light', createScreenshot(200), 'exact')).toBeUndefined();
  expect(compareWithBaseline(busy, 'light', createScreenshot(90, 35), 'exact')?.reason).toBe(
    'has no baseline',
  );
  expect(listObsoleteBaselines([plain], '')).toEqual([]);
});
