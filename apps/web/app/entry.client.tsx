import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={createCache({ key: 'css' })}>
      <HydratedRouter />
    </CacheProvider>,
  );
});
