import type { Page } from '@playwright/test';
import { getKey, getSentence } from '../../../support/keyboard.ts';
import { expect, test } from '../../../support/test.ts';
import { DEVICES, openKeyboardFor, WAYS } from './ways.ts';

const expectClosed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

for (const { name: device, viewport } of DEVICES)
  for (const way of WAYS)
    test.describe(`by ${way.name} on ${device}`, () => {
      test.use({ viewport, hasTouch: way.hasTouch });

      test('a sentence is built, corrected, spoken and repeated', async ({ page }) => {
        const { press, pressButton } = await openKeyboardFor(page, way);

        await press(getKey(page, 'Kanzi'));
        await press(getKey(page, 'Panbanisha'));
        await expect(getSentence(page)).toHaveText([/Kanzi/, /Panbanisha/]);
        await expect(page.getByRole('main')).toMatchAriaSnapshot(`
          - list "Your sentence, 2 of 8 signs":
            - listitem:
              - button "Remove Kanzi"
            - listitem:
              - button "Remove Panbanisha"
          - group "Sentence":
            - button "Period"
            - button "Replay"
            - button "Backspace"
            - button "Clear"
        `);
        await pressButton('Remove Kanzi');
        await pressButton('Backspace');
        await expect(getSentence(page)).toHaveCount(0);
        await press(getKey(page, 'Kanzi'));
        await pressButton('Clear');
        await pressButton('Undo');
        await expect(getSentence(page)).toHaveText([/Kanzi/]);
        await pressButton('Period');
        await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });
        await pressButton('Replay');

        await expect(page.getByText('Speaking: Kanzi')).toBeVisible();
      });

      test('panels and sounds are chosen, and a word is found on any board', async ({ page }) => {
        const { press, pressButton, type } = await openKeyboardFor(page, way);

        await pressButton('Beta');
        await expect(page.getByRole('grid', { name: 'Beta' })).toBeVisible();
        await press(page.getByRole('radio', { name: '1 octave up' }));
        await expect(page.getByRole('radio', { name: '1 octave up' })).toBeChecked();
        await pressButton('Find a word');
        await type(page.getByRole('searchbox', { name: 'Find a word' }), 'tv');
        await expect(page.getByRole('dialog', { name: 'Find a word' })).toMatchAriaSnapshot(`
          - search "Words on the boards":
            - searchbox "Find a word": tv
            - status: 1 word found
            - list "Words found":
              - listitem:
                - button /TV Gamma/
          - button "Close"
        `);
        await press(page.getByRole('list', { name: 'Words found' }).getByRole('button').first());
        await expectClosed(page);

        await press(getKey(page, 'TV'));
        await expect(getSentence(page)).toHaveText([/TV/]);
      });

      test('a phrase is saved, an earlier sentence is used again, and a partner reads it', async ({
        page,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const { press, pressButton } = await openKeyboardFor(page, way, '?say=kanzi');

        await pressButton('Phrases');
        await pressButton('Save “Kanzi”');
        await expect(page.getByRole('dialog', { name: 'Phrases' })).toMatchAriaSnapshot(`
          - list "Phrases":
            - listitem:
              - button /Kanzi/
        `);
        await pressButton('Close');
        await expectClosed(page);
        await pressButton('Period');
        await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });
        await press(page.getByRole('group', { name: 'Phrases' }).getByRole('button', { name: 'Kanzi' }));
        await expect(getSentence(page)).toHaveText([/Kanzi/]);
        await pressButton('Clear');

        await pressButton('Earlier sentences');
        await pressButton('Copy all');
        await expect(page.getByText('The sentences were copied.')).toBeVisible();
        await pressButton('Use again Kanzi');
        await expectClosed(page);
        await expect(getSentence(page)).toHaveText([/Kanzi/]);
        await pressButton('Show sentence');
        await pressButton('Turn around');
        await pressButton('Copy');
        await expect(page.getByRole('dialog', { name: 'Your sentence' })).toMatchAriaSnapshot(`
          - heading "Your sentence"
          - paragraph: Kanzi
          - status: The sentence was copied.
          - button "Turn back"
          - button "Speak"
          - button "Copy"
        `);
        await pressButton('Close');
        await expectClosed(page);
      });

      test('full screen and the lock are turned on and off', async ({ page }) => {
        const { press, pressButton } = await openKeyboardFor(page, way);

        await pressButton('Full screen');
        await pressButton('Exit full screen');
        await pressButton('Settings');
        await pressButton('Lock the keyboard');
        await expectClosed(page);
        const lock = page.getByRole('group', { name: 'Lock' });
        await press(getKey(page, 'Kanzi'));
        await expect(getSentence(page)).toHaveText([/Kanzi/]);
        await pressButton('Unlock with a math problem');
        await expect(lock).toMatchAriaSnapshot(`
          - group "Lock":
            - textbox /\\d+ \\+ \\d+/
            - group "Digits":
              - button "1"
            - button "Unlock"
            - button "Keep locked"
        `);
        const sum = await lock
          .getByRole('textbox')
          .evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent);
        const [first = 0, second = 0] = sum?.match(/\d+/g)?.map(Number) ?? [];
        for (const digit of String(first + second))
          await press(lock.getByRole('button', { name: digit, exact: true }));
        await pressButton('Unlock');

        await expect(lock).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
      });
    });
