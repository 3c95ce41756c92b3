import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { paths } from '@paniscus/routes';
import { Button, ErrorState, Page, PartTheme } from '@paniscus/ui';
import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useIsBrowser } from './browser/use-browser.ts';

type IslandTreeProps = {
  cache: EmotionCache;
  /** Browser only: called after the island has rendered with local data. */
  onReady?: () => void;
  children: ReactNode;
};

/** An island with its providers; the same on server and client to match during hydration. */
export function IslandTree({ cache, onReady, children }: IslandTreeProps) {
  return (
    <CacheProvider value={cache}>
      <Ready onReady={onReady} />
      <PartTheme>
        <IslandBoundary>{children}</IslandBoundary>
      </PartTheme>
    </CacheProvider>
  );
}

/**
 * The first client render matches the server HTML; the second includes local data. Stores and this component switch
 * together.
 */
function Ready({ onReady }: Pick<IslandTreeProps, 'onReady'>) {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) onReady?.();
  }, [isBrowser, onReady]);
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
    return (
      <Page title="Something went wrong">
        <ErrorState
          title="This page could not be shown. The fault is ours."
          message="What is in your cart is safe, and so is what you have paid."
          action={<Button href={paths.home}>Back to the start</Button>}
        />
      </Page>
    );
  }
}
