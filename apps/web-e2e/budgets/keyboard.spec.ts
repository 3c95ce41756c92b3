import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

interface Spread {
  median: number;
  worst: number;
}

interface KeyboardFigures {
  firstTouchMs: Spread;
  firstTouchBytes: Spread;
  requestMs: Spread;
  startMs: Spread;
  panelSwitchMs: Spread;
  frameMs: Spread;
  ownScriptBytes: number;
  keptBytes: number;
  panels: { format: string; bytes: number; decodedBytes: number }[];
}

/** The tools are no project of the workspace, so they are reached by address. */
const { keyboardFigures, linesOf } = (await import(
  new URL('../../../tools/bench/keyboard/figures.ts', import.meta.url).href
)) as {
  keyboardFigures: (siteUrl: string) => Promise<KeyboardFigures>;
  linesOf: (figures: KeyboardFigures) => [string, string][];
};

test('the keyboard speaks at a touch, and weighs little', async () => {
  test.setTimeout(180_000);

  const figures = await keyboardFigures(system.siteUrl);

  for (const [type, description] of linesOf(figures)) test.info().annotations.push({ type, description });
  expect.soft(figures.firstTouchMs.median, 'first touch on slow 4G').toBeLessThan(300);
  expect.soft(figures.firstTouchBytes.worst, 'sounds before the first word').toBeLessThanOrEqual(10_000);
  expect.soft(figures.requestMs.median, 'touch to sound asked for').toBeLessThan(16);
  expect.soft(figures.startMs.median, 'touch to sound given out').toBeLessThan(25);
  expect.soft(figures.panelSwitchMs.median, 'another panel').toBeLessThan(100);
  expect.soft(figures.frameMs.median, 'longest frame while typing').toBeLessThan(50);
  expect.soft(figures.ownScriptBytes, "the page's own script").toBeLessThan(40_000);
  expect.soft(figures.keptBytes, 'decoded sounds').toBeLessThan(24_000_000);
  expect(figures.panels.map(({ format }) => format)).toEqual(['ogg', 'mp3']);
  for (const { format, bytes, decodedBytes } of figures.panels) {
    expect.soft(bytes, `first panel in ${format}`).toBeLessThan(350_000);
    expect.soft(decodedBytes, `first panel in ${format}, decoded`).toBeLessThan(24_000_000);
  }
});
