import { createApiTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const pageCacheFile = 'libs/server/pages/page-cache.ts';
const createPageCacheTest = (title: string) => createApiTest('libs/server/pages/page-cache.spec.ts', title);

/** Cache of rendered pages. */
export const pageCacheFaults: Fault[] = [
  {
    description: 'changed content does not invalidate its pages',
    file: pageCacheFile,
    find: 'if (tags.includes(tag)) store.delete(key);',
    replace: 'if (tags.includes(tag)) store.get(key);',
    caughtBy: createPageCacheTest('invalidates only the pages with the changed tag'),
  },
  {
    description: 'a page rendered while its content changed is cached',
    file: pageCacheFile,
    find: ' && generation === this.generation',
    replace: ' && generation <= this.generation',
    caughtBy: createPageCacheTest(
      'neither stores a page whose content changed during rendering nor shares it with later requests',
    ),
  },
  {
    description: 'a personal page is cached for everyone',
    file: pageCacheFile,
    find: 'entry.tags.length > 0 && ',
    replace: '',
    caughtBy: createPageCacheTest('does not store a page without tags'),
  },
  {
    description: 'concurrent requests each render the page',
    file: pageCacheFile,
    find: 'this.get(key) ?? this.pending.get(key)',
    replace: 'this.get(key)',
    caughtBy: createPageCacheTest('renders a page once for concurrent requests'),
  },
  {
    description: 'an expired page is served',
    file: pageCacheFile,
    find: 'ttl: (entry.ttlS ?? 0) * 1000',
    replace: 'ttl: 0',
    caughtBy: createPageCacheTest('expires a page after its TTL'),
  },
];
