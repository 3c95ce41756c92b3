import { chromium } from 'playwright';
import { chromiumArgs, findFullChromium } from '#tools/system/chromium.mjs';
import { measureFirstTouch, measureLongestFrame, measurePanelSwitch, measureTouches } from './latency.ts';
import { waitForPanels, withKeyboardPage } from './keyboard-page.ts';
import { measureCachedBytes, measurePanelSizes } from './transfer-size.ts';
import type { PanelSize } from './transfer-size.ts';

const TOUCH_COUNT = 20;
const RUN_COUNT = 5;

export interface Spread {
  median: number;
  max: number;
}

export interface KeyboardMetrics {
  firstTouchMs: Spread;
  firstTouchBytes: Spread;
  secondTouchMs: Spread;
  requestMs: Spread;
  startMs: Spread;
  panelSwitchMs: Spread;
  frameMs: Spread;
  cachedBytes: number;
  panels: PanelSize[];
}

/** Median and maximum; a single slow run affects only the maximum. */
function computeSpread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, max: sorted.at(-1) ?? NaN };
}

async function repeat<T>(times: number, task: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index += 1) results.push(await task(index));
  return results;
}

export async function measureKeyboard(siteUrl: string): Promise<KeyboardMetrics> {
  const browser = await chromium.launch({ executablePath: await findFullChromium(), args: chromiumArgs() });
  try {
    const firstTouches = await repeat(RUN_COUNT, () => measureFirstTouch(browser, siteUrl));
    const loaded = await withKeyboardPage(browser, siteUrl, async (session) => {
      const touches = await measureTouches(session, TOUCH_COUNT);
      const frames = await repeat(RUN_COUNT, () => measureLongestFrame(session));
      const names = ['Beta', 'Gamma', 'Alpha'];
      const switches = await repeat(9, async (index) => {
        // A panel must be loaded before the next one is opened.
        await waitForPanels(session.page, index + 1);
        return measurePanelSwitch(session, names[index % 3] ?? 'Beta');
      });
      return { touches, frames, switches };
    });
    return {
      firstTouchMs: computeSpread(firstTouches.map(({ ms }) => ms)),
      firstTouchBytes: computeSpread(firstTouches.map(({ audioBytes }) => audioBytes)),
      secondTouchMs: computeSpread(firstTouches.map(({ secondMs }) => secondMs)),
      requestMs: computeSpread(loaded.touches.map(({ requestMs }) => requestMs)),
      startMs: computeSpread(loaded.touches.map(({ startMs }) => startMs)),
      panelSwitchMs: computeSpread(loaded.switches),
      frameMs: computeSpread(loaded.frames),
      cachedBytes: await measureCachedBytes(browser, siteUrl),
      panels: await measurePanelSizes(browser, siteUrl),
    };
  } finally {
    await browser.close();
  }
}

const formatMs = ({ median, max }: Spread) => `${median.toFixed(1)} ms (max ${max.toFixed(1)})`;
const formatKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const toRows = (metrics: KeyboardMetrics): [string, string][] => [
  ['keyboard: first touch, slow 4G', formatMs(metrics.firstTouchMs)],
  ['audio fetched before first sound', formatKb(metrics.firstTouchBytes.max)],
  ['second word while panel loads', formatMs(metrics.secondTouchMs)],
  ['touch to play request', formatMs(metrics.requestMs)],
  ['touch to audio output', formatMs(metrics.startMs)],
  ['panel switch to paint', formatMs(metrics.panelSwitchMs)],
  ['longest frame, eight quick keys', formatMs(metrics.frameMs)],
  ['decoded audio, three panels', formatKb(metrics.cachedBytes)],
  ...metrics.panels.map(({ format, bytes, decodedBytes }): [string, string] => [
    `first panel, ${format}`,
    `${formatKb(bytes)}, decoded ${formatKb(decodedBytes)}`,
  ]),
];
