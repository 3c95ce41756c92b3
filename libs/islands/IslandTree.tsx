import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { IslandTheme, preloadable } from '@paniscus/ui';
import { Component, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ShowsLocalData } from './browser/use-browser.ts';

/** The plain text stays when the screen cannot be loaded either, so that the page is never empty. */
const IslandError = preloadable(
  () => import('./IslandError.tsx').then((module) => module.IslandError),
  () => <p role="alert">We could not show this page. Please reload it.</p>,
);

type IslandTreeProps = {
  cache: EmotionCache;
  /** Browser only: called after the first commit, which matches the server's HTML. */
  onHydrated?: () => void;
  /** Browser only: called after the island has rendered with local data. */
  onReady?: () => void;
  /** Browser only: called after the island's own effects, which may switch on what this browser has saved. */
  onSettled?: () => void;
  children: ReactNode;
};

/** An island with its providers; the same on server and client to match during hydration. */
export function IslandTree({ cache, onHydrated, onReady, onSettled, children }: IslandTreeProps) {
  const [showsLocalData, setShowsLocalData] = useState(false);

  // The first client render matches the server's HTML; the second, in a transition, includes local data. Effects of a
  // parent follow those of the island, in the same task, so that no key press falls in between.
  useLayoutEffect(() => {
    if (showsLocalData) return onReady?.();
    onHydrated?.();
    startTransition(() => setShowsLocalData(true));
  }, [showsLocalData, onHydrated, onReady]);
  useEffect(() => {
    if (showsLocalData) onSettled?.();
  }, [showsLocalData, onSettled]);

  return (
    <CacheProvider value={cache}>
      <ShowsLocalData value={showsLocalData}>
        <IslandTheme>
          <IslandBoundary>{children}</IslandBoundary>
        </IslandTheme>
      </ShowsLocalData>
    </CacheProvider>
  );
}

/** Shows an error message with a link instead of an empty page. */
class IslandBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <IslandError />;
  }
}
