import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Button, ErrorState, Page, PartTheme } from '@paniscus/ui';
import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { useIsBrowser } from '../../hooks/browser';

type IslandTreeProps = {
  cache: EmotionCache;
  /** In the browser only, once the island is alive and stands as this browser's keeping wants it. */
  onReady?: () => void;
  children: ReactNode;
};

/** An island with all it needs around it; the same on the server and in the browser. */
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
 * React draws first what the server drew, and then once more with what this browser keeps: the stores of the island
 * change together, this one with them.
 */
function Ready({ onReady }: Pick<IslandTreeProps, 'onReady'>) {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) onReady?.();
  }, [isBrowser, onReady]);
  return null;
}

/** Whatever fails in an island ends in words and a way on, never in an empty page. */
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
