import {
  networkFirst,
  filesIn,
  forgetOld,
  cacheAll,
  cachePage,
  cacheFirst,
  SHELL,
  SOUNDS,
} from './strategies.ts';
import type { CacheProgress, CacheRequest, CachedPages } from './worker.types.ts';

declare const CACHED_PAGES: CachedPages;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const { pages, files } = CACHED_PAGES;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  for (const page of pages) await cachePage(page);
  await cacheAll(SHELL, files);
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShell().then(() => worker.clients.claim()));
});

async function forgetOldShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  const wanted = new Set([...pages, ...files]);
  for (const page of pages) {
    const html = (await (await shell.match(page))?.text()) ?? '';
    for (const file of filesIn(html)) wanted.add(file);
  }
  await forgetOld(SHELL, ({ pathname }) => wanted.has(pathname));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request));
  else if (pathname.startsWith('/audio/')) event.respondWith(cacheFirst(SOUNDS, request));
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(SHELL, request));
  else if (files.includes(pathname)) event.respondWith(networkFirst(request));
});

worker.addEventListener('message', (event) => {
  const { cache } = event.data as CacheRequest;
  const [port] = event.ports;
  const report = (cached: number) => port?.postMessage({ cached, of: cache.length } satisfies CacheProgress);
  const giveUp = () =>
    port?.postMessage({ cached: 0, of: cache.length, hasFailed: true } satisfies CacheProgress);
  const caching = forgetOld(SOUNDS, isCurrentVersion(cache)).then(() => cacheAll(SOUNDS, cache, report));
  event.waitUntil(caching.catch(giveUp));
});

/** Whether a sound URL `/audio/{set}/…?v=…` has its set's current version. */
function isCurrentVersion(addresses: readonly string[]): (url: URL) => boolean {
  const getFolder = ({ pathname }: URL) => pathname.split('/')[2] ?? '';
  const urls = addresses.map((address) => new URL(address, worker.location.origin));
  const versions = new Map(urls.map((url) => [getFolder(url), url.search]));
  return (url) => (versions.get(getFolder(url)) ?? url.search) === url.search;
}
