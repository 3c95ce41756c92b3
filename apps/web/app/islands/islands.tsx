import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { AppTheme } from '@paniscus/ui';
import type { ComponentType, ReactNode } from 'react';
import { DonateIsland } from './DonateIsland';
import { DonationEmailFailureIsland, DonationSuccessIsland, FailureIsland } from './result-islands';

/** What React runs alone, on pages that are otherwise complete without it. */
const islands = {
  donate: DonateIsland,
  'donation-success': DonationSuccessIsland,
  'donation-email-failure': DonationEmailFailureIsland,
  failure: FailureIsland,
} satisfies Record<string, ComponentType>;

export type IslandName = keyof typeof islands;

/** An island with all it needs around it; the same on the server and in the browser. */
export function islandOf(name: IslandName, cache: EmotionCache): ReactNode {
  const Island = islands[name];
  return (
    <CacheProvider value={cache}>
      <AppTheme>
        <Island />
      </AppTheme>
    </CacheProvider>
  );
}
