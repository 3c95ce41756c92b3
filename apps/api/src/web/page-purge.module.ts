import { Module } from '@nestjs/common';
import { Clock } from '../common/clock.ts';
import { PageCache } from './page-cache.ts';
import { PagePurge } from './page-purge.service.ts';

/** Enough for some thousand pages in all their encodings. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** The rendered pages, and how a room that changes content forgets them. */
@Module({
  providers: [
    {
      provide: PageCache,
      inject: [Clock],
      useFactory: (clock: Clock) => new PageCache(CACHE_BYTES, () => clock.now().getTime()),
    },
    PagePurge,
  ],
  exports: [PageCache, PagePurge],
})
export class PagePurgeModule {}
