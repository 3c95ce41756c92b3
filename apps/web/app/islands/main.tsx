import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import { islandOf } from './islands';
import type { IslandName } from './islands';

const place = document.querySelector<HTMLElement>('[data-island]');
if (place !== null) {
  const name = place.dataset.island as IslandName;
  hydrateRoot(place, islandOf(name, createCache({ key: 'css' })), { identifierPrefix: name });
}
