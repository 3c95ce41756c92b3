import { listViolations } from '../../support/accessibility.ts';
import { getKey, getSentence, openKeyboard, saveSettings } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

test('a ready-made Spanish board fills Delta and is spoken in Spanish', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    speechSynthesis.speak = (utterance) => {
      spoken.push(`${utterance.lang}: ${utterance.text}`);
      utterance.onend?.(new SpeechSynthesisEvent('end', { utterance }));
    };
  });
  // The test browser lists no voices.
  await saveSettings(page, { allowsOnlineVoice: true });
  await openKeyboard(page);
  await page.getByRole('button', { name: 'Delta', exact: true }).click();
  await page.getByRole('button', { name: 'Spanish or French' }).click();
  await expect(page.getByRole('dialog', { name: 'Core words in other languages' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use the Spanish board' }).click();

  const expectSpoken = (words: string[]) =>
    expect.poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual(words);
  await getKey(page, 'querer').click();
  // A word that is touched before the last one has begun replaces it.
  await expectSpoken(['es: querer']);
  await getKey(page, 'agua').click();
  await expect(getSentence(page)).toHaveText([/querer/, /agua/]);
  await expect(getKey(page, 'agua')).toHaveAttribute('lang', 'es');
  await expectSpoken(['es: querer', 'es: agua']);
});
