import { CacheProvider } from '@emotion/react';
import { createStyleCache } from '@paniscus/ui';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startHydration } from './hooks/router-hydration';

startHydration();

startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={createStyleCache()}>
      <HydratedRouter />
    </CacheProvider>,
  );
});
