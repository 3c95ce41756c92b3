import createCache from '@emotion/cache';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandTree } from './IslandTree';
import { replayEarlyInput } from './replay-early-input';

export function start<Props extends object>(Island: ComponentType<Props>): void {
  const place = document.querySelector<HTMLElement>('[data-island]');
  if (place === null) return;
  const { island, props = '{}' } = place.dataset;
  const giveBack = replayEarlyInput(place);
  const onReady = () => {
    place.removeAttribute('data-uncertain');
    giveBack();
  };
  hydrateRoot(
    place,
    <IslandTree cache={createCache({ key: 'css' })} onReady={onReady}>
      <Island {...(JSON.parse(props) as Props)} />
    </IslandTree>,
    { identifierPrefix: island },
  );
}
