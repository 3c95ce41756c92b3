import { expect, it } from 'vitest';
import { listParts } from './list-parts';

const sources = {
  '/libs/features/store/StoreScreen/StoreScreen.tsx': `import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import { EmptyState, Page, preloadable } from '@paniscus/ui';
import { ProductGrid } from '../ProductGrid/ProductGrid';
`,
  '/libs/features/store/ProductGrid/ProductGrid.tsx': `import { Page, Picture } from '@paniscus/ui';
const Price = preloadable(async () => (await import('./Price')).Price);
`,
  '/libs/features/store/ProductGrid/Price.tsx': "import Typography from '@mui/material/Typography';\n",
  '/libs/features/store/Gallery/Gallery.tsx': "import { Slideshow } from '@paniscus/ui';\n",
};

it('lists the components that a screen and its parts import, also those that load on demand', () => {
  expect(listParts('/libs/features/store/StoreScreen/StoreScreen.tsx', sources)).toEqual({
    ui: ['EmptyState', 'Page', 'Picture'],
    mui: ['Stack', 'Typography'],
  });
});
