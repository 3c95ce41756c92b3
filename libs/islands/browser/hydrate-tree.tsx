import { createStyleCache } from '@paniscus/ui';
import { startTransition } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandTree } from '../IslandTree.tsx';
import { setForeignElementsAside } from './foreign-elements.ts';
import { postponeStyles } from './postpone-styles.ts';

type Callbacks = Required<Pick<ComponentProps<typeof IslandTree>, 'onReady' | 'onSettled'>>;

/** Hydrates a component in the container that the server rendered it into. */
export function hydrateTree<Props extends object>(
  container: HTMLElement,
  Component: ComponentType<Props>,
  callbacks: Callbacks,
): void {
  const { island, props = '{}' } = container.dataset;
  const cache = createStyleCache();
  const insertPostponedStyles = postponeStyles(cache);
  const returnForeignElements = setForeignElementsAside(container);
  const onHydrated = () => {
    returnForeignElements();
    void insertPostponedStyles();
  };
  const tree = (
    <IslandTree cache={cache} onHydrated={onHydrated} {...callbacks}>
      <Component {...(JSON.parse(props) as Props)} />
    </IslandTree>
  );
  // In a transition, React yields to the browser every few milliseconds.
  startTransition(() => {
    hydrateRoot(container, tree, { identifierPrefix: island });
  });
}
