import { api } from '../fault.ts';
import type { Fault } from '../fault.ts';

const cache = 'libs/server/pages/page-cache.ts';
const caught = (title: string) => api('libs/server/pages/page-cache.spec.ts', title);

/** Rendered pages and what they may be kept for. */
export const pageCacheFaults: Fault[] = [
  {
    description: 'a change of content leaves its pages in the cache',
    file: cache,
    find: 'if (tags.includes(tag)) store.delete(key);',
    replace: 'if (tags.includes(tag)) store.get(key);',
    caughtBy: caught('invalidates only the pages with the changed tag'),
  },
  {
    description: 'a page rendered while its content changed is kept',
    file: cache,
    find: ' && generation === this.generation',
    replace: ' && generation <= this.generation',
    caughtBy: caught(
      'neither stores a page whose content changed during rendering nor shares it with later requests',
    ),
  },
  {
    description: 'a page for one visitor is kept for all',
    file: cache,
    find: 'entry.tags.length > 0 && ',
    replace: '',
    caughtBy: caught('does not store a page without tags'),
  },
  {
    description: 'everyone who asks at the same time has the page rendered again',
    file: cache,
    find: 'this.get(key) ?? this.underWay.get(key)',
    replace: 'this.get(key)',
    caughtBy: caught('renders a page once for concurrent requests'),
  },
  {
    description: 'a page is shown after it has expired',
    file: cache,
    find: 'ttl: (entry.lastsS ?? 0) * 1000',
    replace: 'ttl: 0',
    caughtBy: caught('expires a page after its TTL'),
  },
];
