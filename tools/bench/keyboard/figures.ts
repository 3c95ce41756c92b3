import { chromium } from 'playwright';
import { chromiumArgs, findWholeChromium } from '#tools/system/chromium.mjs';
import { firstTouch, longestFrame, panelSwitch, touchesOnceLoaded } from './touches.ts';
import { panelsArrived, visitKeyboard } from './visit.ts';
import { cachedBytes, ownScriptBytes, panelWeights } from './weights.ts';
import type { PanelWeight } from './weights.ts';

const TOUCHES = 20;
const VISITS = 5;

export interface Spread {
  median: number;
  worst: number;
}

export interface KeyboardFigures {
  firstTouchMs: Spread;
  firstTouchBytes: Spread;
  secondTouchMs: Spread;
  requestMs: Spread;
  startMs: Spread;
  panelSwitchMs: Spread;
  frameMs: Spread;
  ownScriptBytes: number;
  cachedBytes: number;
  panels: PanelWeight[];
}

/** Median and maximum; a single slow run affects only the maximum. */
function getSpread(values: number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, worst: sorted.at(-1) ?? NaN };
}

async function repeat<T>(times: number, task: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at < times; at += 1) results.push(await task(at));
  return results;
}

export async function keyboardFigures(siteUrl: string): Promise<KeyboardFigures> {
  const browser = await chromium.launch({ executablePath: await findWholeChromium(), args: chromiumArgs() });
  try {
    const first = await repeat(VISITS, () => firstTouch(browser, siteUrl));
    const later = await visitKeyboard(browser, siteUrl, async (visit) => {
      const touches = await touchesOnceLoaded(visit, TOUCHES);
      const frames = await repeat(VISITS, () => longestFrame(visit));
      const names = ['Beta', 'Gamma', 'Alpha'];
      const switches = await repeat(9, async (at) => {
        // A panel must be loaded before the next one is opened.
        await panelsArrived(visit.page, at + 1);
        return panelSwitch(visit, names[at % 3] ?? 'Beta');
      });
      return { touches, frames, switches };
    });
    return {
      firstTouchMs: getSpread(first.map(({ ms }) => ms)),
      firstTouchBytes: getSpread(first.map(({ audioBytes }) => audioBytes)),
      secondTouchMs: getSpread(first.map(({ secondMs }) => secondMs)),
      requestMs: getSpread(later.touches.map(({ requestMs }) => requestMs)),
      startMs: getSpread(later.touches.map(({ startMs }) => startMs)),
      panelSwitchMs: getSpread(later.switches),
      frameMs: getSpread(later.frames),
      ownScriptBytes: await ownScriptBytes(siteUrl),
      cachedBytes: await cachedBytes(browser, siteUrl),
      panels: await panelWeights(browser, siteUrl),
    };
  } finally {
    await browser.close();
  }
}

const ms = ({ median, worst }: Spread) => `${median.toFixed(1)} ms (worst ${worst.toFixed(1)})`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const toRows = (figures: KeyboardFigures): [string, string][] => [
  ['keyboard: first touch, slow 4G', ms(figures.firstTouchMs)],
  ['sounds fetched by then', kB(figures.firstTouchBytes.worst)],
  ['second word, panel on its way', ms(figures.secondTouchMs)],
  ['touch to sound asked for', ms(figures.requestMs)],
  ['touch to sound given out', ms(figures.startMs)],
  ['another panel is painted', ms(figures.panelSwitchMs)],
  ['longest frame, eight signs fast', ms(figures.frameMs)],
  ["the page's own script", kB(figures.ownScriptBytes)],
  ['decoded sounds after three panels', kB(figures.cachedBytes)],
  ...figures.panels.map(({ format, bytes, decodedBytes }): [string, string] => [
    `first panel, ${format}`,
    `${kB(bytes)}, decoded ${kB(decodedBytes)}`,
  ]),
];
