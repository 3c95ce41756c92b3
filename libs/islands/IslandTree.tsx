import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { IslandTheme, preloadable } from '@paniscus/ui';
import { Component, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useIsBrowser } from './browser/use-browser.ts';

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
  children: ReactNode;
};

/** An island with its providers; the same on server and client to match during hydration. */
export function IslandTree({ cache, onHydrated, onReady, children }: IslandTreeProps) {
  return (
    <CacheProvider value={cache}>
      <IslandTheme>
        <IslandBoundary>{children}</IslandBoundary>
      </IslandTheme>
      <ReadyNotifier onHydrated={onHydrated} onReady={onReady} />
    </CacheProvider>
  );
}

/**
 * The first client render matches the server HTML; the second includes local data. Stores and this component switch
 * together. The layout effect follows those of the island, in the same task, so that no key press falls in between.
 */
function ReadyNotifier({ onHydrated, onReady }: Pick<IslandTreeProps, 'onHydrated' | 'onReady'>) {
  const isBrowser = useIsBrowser();
  useLayoutEffect(() => {
    if (isBrowser) onReady?.();
    else onHydrated?.();
  }, [isBrowser, onHydrated, onReady]);
  return null;
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
