import { measureOwnScriptBytes, measurePanelSizes } from '#tools/bench/keyboard/transfer-size.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Brotli-compressed scripts of this page beyond those of the lightest page with an island. */
const OWN_SCRIPT_MAX = 40_000;
const PANEL_MAX = 350_000;
const DECODED_PANEL_MAX = 24_000_000;

test('the keyboard stays within its size budgets', async ({ browser }) => {
  const ownScriptBytes = await measureOwnScriptBytes(system.siteUrl);
  const panels = await measurePanelSizes(browser, system.siteUrl);

  expect.soft(ownScriptBytes, "the page's own script").toBeLessThan(OWN_SCRIPT_MAX);
  expect(panels.map(({ format }) => format)).toEqual(['ogg', 'mp3']);
  for (const { format, bytes, decodedBytes } of panels) {
    expect.soft(bytes, `first panel in ${format}`).toBeLessThan(PANEL_MAX);
    expect.soft(decodedBytes, `first panel in ${format}, decoded`).toBeLessThan(DECODED_PANEL_MAX);
  }
});
