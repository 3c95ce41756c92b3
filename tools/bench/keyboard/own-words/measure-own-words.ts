import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { chromiumArgs, findFullChromium } from '#tools/system/chromium.mjs';
import { measureLongestFrame } from '../latency.ts';
import { withKeyboardPage } from '../keyboard-page.ts';
import type { KeyboardSession } from '../keyboard-page.ts';
import { buildOwnWordsPackage } from './own-words-package.ts';

const RUN_COUNT = 5;

export interface OwnWordsMetrics {
  /** From the click to the painted result, in milliseconds, in each run. */
  openMs: number[];
  folderMs: number[];
  editorMs: number[];
  searchMs: number[];
  /** Longest time between two frames while signs are pressed, in each run. */
  frameMs: number[];
  /** The same while boards, the editor and the search are opened. */
  openingFrameMs: number[];
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function importWords(page: Page): Promise<void> {
  const buffer = await buildOwnWordsPackage(page);
  await press(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import a board' });
  const file = { name: 'words.obz', mimeType: 'application/octet-stream', buffer };
  await dialog.getByLabel('File (.obf or .obz)').setInputFiles(file);
  await press(page, 'Use as Delta');
  await dialog.getByText(/^Delta is now/).waitFor();
  await press(page, 'Close');
  await press(page, 'Delta');
  await page.getByRole('button', { name: 'word 0-1', exact: true }).waitFor();
}

interface Opening {
  ms: number;
  longestFrameMs: number;
}

/**
 * Runs an action; measures from its click until an element that matches is painted, and the frames in between. Before the
 * click, Playwright looks for what to click.
 */
async function measureOpening(page: Page, selector: string, open: () => Promise<void>): Promise<Opening> {
  const painted = page.evaluate(
    (selected) =>
      new Promise<{ at: number; longestFrameMs: number }>((resolve) => {
        const start = performance.now();
        let last = start;
        let longestFrameMs = 0;
        const endFrame = (now: number) => {
          const clickedAt = window.audioLog.clickTimes.at(-1) ?? 0;
          if (clickedAt > start) longestFrameMs = Math.max(longestFrameMs, now - Math.max(last, clickedAt));
          last = now;
        };
        const finish = (at: number) =>
          requestAnimationFrame((now) => {
            endFrame(now);
            resolve({ at, longestFrameMs });
          });
        const tick = (now: number) => {
          endFrame(now);
          if (document.querySelector(selected) === null) requestAnimationFrame(tick);
          // After the frame was painted, and the one after it.
          else setTimeout(() => finish(performance.now()));
        };
        requestAnimationFrame((now) => {
          last = now;
          requestAnimationFrame(tick);
        });
      }),
    selector,
  );
  await open();
  const { at, longestFrameMs } = await painted;
  const clickedAt = await page.evaluate(() => window.audioLog.clickTimes.at(-1) ?? NaN);
  return { ms: at - clickedAt, longestFrameMs };
}

/** By keyboard: finding a button by its name among a thousand would take longer than what is measured. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
}

async function measureOpenings(page: Page) {
  await press(page, 'Alpha');
  const board = await measureOpening(page, '[role=grid][aria-label="Delta"]', () => press(page, 'Delta'));
  const folder = await measureOpening(page, '[role=grid][aria-label="Board 1"]', () =>
    press(page, 'Open board: word 0-0'),
  );
  await press(page, 'Back');
  const editor = await measureOpening(page, '[role=dialog] [data-word^=own-]', () =>
    press(page, 'Edit Delta'),
  );
  await closeDialog(page);
  const search = await measureOpening(page, '[role=dialog] input[type=search]', () =>
    press(page, 'Find a word'),
  );
  await closeDialog(page);
  return { board, folder, editor, search };
}

async function measureSession(session: KeyboardSession): Promise<OwnWordsMetrics> {
  const { page } = session;
  await importWords(page);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'word 0-1', exact: true }).waitFor();
  // The first run loads the dialogs.
  await measureOpenings(page);
  const frameMs: number[] = [];
  const openings: Awaited<ReturnType<typeof measureOpenings>>[] = [];
  for (let run = 0; run < RUN_COUNT; run += 1) {
    openings.push(await measureOpenings(page));
    frameMs.push(await measureLongestFrame(session));
    await press(page, 'Clear');
  }
  return {
    openMs: openings.map(({ board }) => board.ms),
    folderMs: openings.map(({ folder }) => folder.ms),
    editorMs: openings.map(({ editor }) => editor.ms),
    searchMs: openings.map(({ search }) => search.ms),
    frameMs,
    openingFrameMs: openings.map((opening) =>
      Math.max(...Object.values(opening).map(({ longestFrameMs }) => longestFrameMs)),
    ),
  };
}

/** How the keyboard responds with a thousand custom words with pictures on eight linked boards. */
export async function measureOwnWords(siteUrl: string): Promise<OwnWordsMetrics> {
  const browser = await chromium.launch({ executablePath: await findFullChromium(), args: chromiumArgs() });
  try {
    return await withKeyboardPage(browser, siteUrl, measureSession);
  } finally {
    await browser.close();
  }
}

const formatRuns = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(1)} ms (max ${Math.max(...values).toFixed(1)})`;

export const listOwnWordsRows = (metrics: OwnWordsMetrics): [string, string][] => [
  ['1,000 custom words: open Delta', formatRuns(metrics.openMs)],
  ['1,000 custom words: folder key', formatRuns(metrics.folderMs)],
  ['1,000 custom words: open editor', formatRuns(metrics.editorMs)],
  ['1,000 custom words: open search', formatRuns(metrics.searchMs)],
  ['longest frame, eight quick keys', formatRuns(metrics.frameMs)],
  ['longest frame while opening', formatRuns(metrics.openingFrameMs)],
];
