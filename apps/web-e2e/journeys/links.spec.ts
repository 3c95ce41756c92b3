import { publish, signIn } from '../support/sign-in.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test('no link on any page for visitors leads nowhere', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await publish(page, 'A post to be found', 'With [a way back](/posts) in it.');
  const waiting = new Set(['/']);
  const dead: string[] = [];

  for (const path of waiting) {
    const answer = await request.get(path);
    if (answer.status() !== 200) dead.push(path);
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    const html = isPage ? await answer.text() : '';
    for (const [, href = ''] of html.matchAll(/\s(?:href|src)="([^"#]+)/g)) {
      const address = new URL(href.replaceAll('&amp;', '&'), system.siteUrl + path);
      if (address.origin === new URL(system.siteUrl).origin) waiting.add(address.pathname + address.search);
    }
  }

  expect(dead).toEqual([]);
  expect([...waiting]).toEqual(
    expect.arrayContaining(['/posts', '/store', '/donate', '/privacy-policy', '/login']),
  );
});
