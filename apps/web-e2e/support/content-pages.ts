import type { Page } from '@playwright/test';
import { listContentPaths } from '#tools/bench/content-pages/paths.ts';
import { publish, signIn } from './sign-in.ts';
import { system } from './system.ts';

/** Signs in and publishes a post. */
export async function signInAndPublish(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await publish(page, 'How much a page weighs', 'Not *much*.');
}

/** Paths of every kind of content page. Publishes a post first, because a new site has none. */
export async function prepareContentPaths(page: Page): Promise<string[]> {
  await signInAndPublish(page);
  return listContentPaths(system.siteUrl);
}
