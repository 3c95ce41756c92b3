import {
  networkFirst,
  listAssets,
  deleteOutdated,
  cacheAll,
  cacheSounds,
  cachePage,
  cacheFirst,
  SHELL_CACHE,
  SOUND_CACHE,
} from './cache-strategies.ts';
import type { CacheProgress, CacheRequest, CachedPages } from './worker.types.ts';

declare const CACHED_PAGES: CachedPages;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const { pages, files } = CACHED_PAGES;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  for (const page of pages) await cachePage(page);
  await cacheAll(SHELL_CACHE, files);
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOutdatedShellFiles().then(() => worker.clients.claim()));
});

async function deleteOutdatedShellFiles(): Promise<void> {
  const shell = await caches.open(SHELL_CACHE);
  const current = new Set([...pages, ...files]);
  for (const page of pages) {
    const html = (await (await shell.match(page))?.text()) ?? '';
    for (const file of listAssets(html)) current.add(file);
  }
  await deleteOutdated(SHELL_CACHE, ({ pathname }) => current.has(pathname));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request));
  else if (pathname.startsWith('/audio/')) event.respondWith(cacheFirst(SOUND_CACHE, request));
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(SHELL_CACHE, request));
  else if (files.includes(pathname)) event.respondWith(networkFirst(request));
});

worker.addEventListener('message', (event) => {
  const { cache } = event.data as CacheRequest;
  const [port] = event.ports;
  event.waitUntil(cacheRequested(cache, (progress) => port?.postMessage(progress)));
});

async function cacheRequested(
  sounds: readonly string[],
  post: (progress: CacheProgress) => void,
): Promise<void> {
  let progress: CacheProgress = { bytes: 0, totalBytes: 0 };
  try {
    await deleteOutdated(SOUND_CACHE, isCurrentVersion(sounds));
    await cacheSounds(sounds, (bytes, totalBytes) => {
      progress = { bytes, totalBytes };
      post(progress);
    });
    post({ ...progress, hasEnded: true });
  } catch {
    post({ ...progress, hasFailed: true });
  }
}

/** Whether a sound URL `/audio/{set}/…?v=…` has its set's current version. */
function isCurrentVersion(sounds: readonly string[]): (url: URL) => boolean {
  const getFolder = ({ pathname }: URL) => pathname.split('/')[2] ?? '';
  const urls = sounds.map((sound) => new URL(sound, worker.location.origin));
  const versions = new Map(urls.map((url) => [getFolder(url), url.search]));
  return (url) => (versions.get(getFolder(url)) ?? url.search) === url.search;
}
