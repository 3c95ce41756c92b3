export { PageCache } from './page-cache.ts';
export { toPageEntry } from './page-entry.ts';
export { PagesModule } from './pages.module.ts';
