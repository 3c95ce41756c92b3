import { measurePanelSizes } from '#tools/bench/keyboard/transfer-size.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const MAX_PANEL_BYTES = 350_000;
const MAX_DECODED_PANEL_BYTES = 24_000_000;

test('the keyboard stays within its size budgets', async ({ browser }) => {
  const panels = await measurePanelSizes(browser, system.siteUrl);

  expect(panels.map(({ format }) => format)).toEqual(['ogg', 'mp3']);
  for (const { format, bytes, decodedBytes } of panels) {
    expect.soft(bytes, `first panel in ${format}`).toBeLessThan(MAX_PANEL_BYTES);
    expect.soft(decodedBytes, `first panel in ${format}, decoded`).toBeLessThan(MAX_DECODED_PANEL_BYTES);
  }
});
