import createCache from '@emotion/cache';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandTree } from '../IslandTree.tsx';
import { replayEarlyInput } from './replay-early-input.ts';

/** Hydrates the island of this script; early input is replayed once it shows local data. */
export function hydrateIsland<Props extends object>(Island: ComponentType<Props>): void {
  const place = document.querySelector<HTMLElement>('[data-island]');
  if (place === null) return;
  const { island, props = '{}' } = place.dataset;
  const replay = replayEarlyInput(place);
  const onReady = () => {
    place.removeAttribute('data-uncertain');
    replay();
  };
  hydrateRoot(
    place,
    <IslandTree cache={createCache({ key: 'css' })} onReady={onReady}>
      <Island {...(JSON.parse(props) as Props)} />
    </IslandTree>,
    { identifierPrefix: island },
  );
}
