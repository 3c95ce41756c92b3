// The service worker of the lexigram keyboard: board, signs and the chosen sounds are there without a network.
import {
  fetchedOrKept,
  filesIn,
  forgetOld,
  keepAll,
  keepPage,
  keptOrFetched,
  SHELL,
  SOUNDS,
} from './strategies.ts';
import type { KeepAnswer, KeepRequest, KeptPages } from './worker.types.ts';

declare const KEPT_PAGES: KeptPages;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const { pages, files } = KEPT_PAGES;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  for (const page of pages) await keepPage(page);
  await keepAll(SHELL, files);
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShell().then(() => worker.clients.claim()));
});

/** What an earlier build of the site brought, and none of the pages asks for now. */
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
  if (request.mode === 'navigate') event.respondWith(fetchedOrKept(request));
  else if (pathname.startsWith('/audio/')) event.respondWith(keptOrFetched(SOUNDS, request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(SHELL, request));
  else if (files.includes(pathname)) event.respondWith(fetchedOrKept(request));
});

worker.addEventListener('message', (event) => {
  const { keep } = event.data as KeepRequest;
  const [port] = event.ports;
  const tell = (kept: number) => port?.postMessage({ kept, of: keep.length } satisfies KeepAnswer);
  const giveUp = () => port?.postMessage({ kept: 0, of: keep.length, hasFailed: true } satisfies KeepAnswer);
  const keeping = forgetOld(SOUNDS, isOfThisVersion(keep)).then(() => keepAll(SOUNDS, keep, tell));
  event.waitUntil(keeping.catch(giveUp));
});

/** Sounds of a set that lies at `/audio/{set}/…?v=…` have one version at a time. */
function isOfThisVersion(addresses: readonly string[]): (url: URL) => boolean {
  const folderOf = ({ pathname }: URL) => pathname.split('/')[2] ?? '';
  const urls = addresses.map((address) => new URL(address, worker.location.origin));
  const versions = new Map(urls.map((url) => [folderOf(url), url.search]));
  return (url) => (versions.get(folderOf(url)) ?? url.search) === url.search;
}
