import { openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('a board prints on one page, in A4 and Letter', async ({ page }) => {
  await openKeyboard(page);

  for (const panel of ['Alpha', 'Beta', 'Gamma', 'Delta']) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format, landscape: true, printBackground: true });

      expect(countPages(pdf), `${panel} on ${format}`).toBe(1);
    }
  }
});
