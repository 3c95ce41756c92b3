import type { Page } from '@playwright/test';

/** Holds back a script of the site until the returned function is called. */
export async function delayScript(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Runs in the page: whether every island is hydrated that waits for no interaction; pages for staff are one island. */
function isHydrated(): boolean {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  return islands.every((island) => {
    const { hydrate, hydrated } = island.dataset;
    const isInWindow = island.getBoundingClientRect().top < innerHeight;
    const isActive = hydrate === undefined || hydrate === 'idle' || hydrate === 'quiet';
    const isExpected = isActive || (hydrate === 'visible' && isInWindow);
    return !isExpected || hydrated !== undefined;
  });
}

/** Moves the pointer, for which idle islands wait. */
export async function becomeActive(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await becomeActive(page);
  await page.waitForFunction(isHydrated);
}

/** Waits for an island whose hydration an interaction has started. */
export const waitForIsland = (page: Page): Promise<void> =>
  page.locator('[data-island][data-hydrated]').first().waitFor({ state: 'attached' });
