import type { ComponentType } from 'react';
import { replayEarlyInput } from './early/replay-early-input.ts';
import { replayEarlyPresses } from './early/replay-early-presses.ts';
import { retryImport } from './retry.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/**
 * Hydrates the island of this script in pieces: React, theme and component are evaluated in tasks of their own, and React
 * yields while it hydrates. Early input and presses are replayed once the island shows local data.
 */
export async function hydrateIsland<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
): Promise<void> {
  const container = document.querySelector<HTMLElement>('[data-island]');
  if (container === null) return;
  await retryImport(() => import('react-dom/client'));
  await yieldToBrowser();
  const { hydrateTree } = await retryImport(() => import('./hydrate-tree.tsx'));
  await yieldToBrowser();
  const Component = await retryImport(loadComponent);
  await yieldToBrowser();
  const replayInput = replayEarlyInput(container);
  let inputReplay = Promise.resolve();
  hydrateTree(container, Component, {
    onReady: () => {
      container.removeAttribute('data-uncertain');
      inputReplay = replayInput();
    },
    // Until then, presses are recorded, so that none overtakes an earlier one.
    onSettled: () =>
      void inputReplay
        .then(() => replayEarlyPresses(container))
        .finally(() => container.setAttribute('data-hydrated', '')),
  });
}
