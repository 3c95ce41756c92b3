import type { Page } from '@playwright/test';
import { getKey, getSentence } from '../../../support/keyboard.ts';
import { expect, test } from '../../../support/test.ts';
import { DEVICES, openKeyboardFor, WAYS } from './ways.ts';

const getDialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const expectClosed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

for (const { name: device, viewport } of DEVICES)
  for (const way of WAYS)
    test.describe(`by ${way.name} on ${device}`, () => {
      test.use({ viewport, hasTouch: way.hasTouch });

      test('Delta starts with core words, which can be hidden, and is exported and backed up', async ({
        page,
      }) => {
        const { press, pressButton } = await openKeyboardFor(page, way, '?panel=delta');

        await pressButton('Start with core words');
        await press(getKey(page, 'I'));
        await expect(getSentence(page)).toHaveText(['I']);
        await pressButton('Edit Delta');
        await pressButton('Hide word');
        await expect(getDialog(page, 'Your board, Delta')).toMatchAriaSnapshot(`
          - button "Show word"
          - grid "Keys on Delta":
            - row:
              - gridcell:
                - button "I, hidden"
          - group "Words for key 1":
            - searchbox "Search words"
            - button "Add your own word"
            - button "Add a folder key"
            - list "Words"
        `);
        await pressButton('Done');
        await expectClosed(page);

        for (const [tool, save] of [
          ['Export', 'Save file'],
          ['Backup', 'Save backup file'],
        ] as const) {
          await pressButton(tool);
          const download = page.waitForEvent('download');
          await pressButton(save);
          expect((await download).suggestedFilename()).toMatch(/^paniscus/);
          await pressButton('Close');
          await expectClosed(page);
        }
      });

      test('a board is made, a custom word is put on it and spoken', async ({ page }) => {
        const { press, pressButton, type } = await openKeyboardFor(page, way);

        await pressButton('Your boards');
        await type(page.getByRole('textbox', { name: 'Name of the board' }), 'fun');
        await pressButton('Create board');
        await pressButton('Edit words of fun');
        await pressButton('Add your own word');
        await type(page.getByRole('textbox', { name: 'Word', exact: true }), 'ma');
        await pressButton('Save word');
        await pressButton('Done');
        await expect(getDialog(page, 'Your boards')).toMatchAriaSnapshot(`
          - list "Your boards":
            - listitem:
              - heading "Delta"
            - listitem:
              - heading "fun"
              - button "Open fun"
              - button "Edit words of fun"
              - button "Duplicate fun"
              - button "Delete fun"
        `);
        await pressButton('Open fun');
        await expectClosed(page);
        await expect(page.getByRole('grid', { name: 'fun' })).toBeVisible();

        await press(getKey(page, 'ma'));
        await expect(getSentence(page)).toHaveText([/ma/]);
        await pressButton('Back');
        await expect(page.getByRole('grid', { name: 'Delta' })).toBeVisible();
      });

      test('the first minute guides to a sentence, and modeling leads to a word', async ({ page }) => {
        const { press, pressButton, type } = await openKeyboardFor(page, way);

        await pressButton('Guide me through the first minute');
        const guide = page.getByRole('region', { name: 'First minute' });
        await expect(guide).toMatchAriaSnapshot(`
          - region "First minute":
            - status:
              - strong: "Step 1 of 5:"
            - button "Next"
            - button "End the guide"
        `);
        await press(getKey(page, 'Kanzi'));
        await press(getKey(page, 'Panbanisha'));
        await pressButton('Period');
        await expect(guide).toContainText('Step 4 of 5', { timeout: 60_000 });
        await pressButton('Beta');
        await press(guide.getByRole('button', { name: 'Done' }));
        await expect(guide).toHaveCount(0);

        await pressButton('Settings');
        await press(page.getByRole('checkbox', { name: 'Modeling' }));
        await pressButton('Done');
        await expectClosed(page);
        await type(page.getByRole('textbox', { name: 'Sentence to model' }), 'tv');
        await pressButton('Show the words');
        await press(getKey(page, 'TV'));
        await expect(page.getByRole('region', { name: 'Modeling' })).toMatchAriaSnapshot(`
          - region "Modeling":
            - textbox "Sentence to model": tv
            - list "Words to model":
              - listitem: tv
            - paragraph: That was the last word.
        `);
      });
    });
