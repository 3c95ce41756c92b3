/** Cache of pages, scripts and fonts of this build. */
export const SHELL = 'keyboard-shell';
/** Cache of sounds; their URLs are versioned, so entries never go stale. */
export const SOUNDS = 'keyboard-sounds';

/** Stores a response. When storage is full, the response is still returned to the caller. */
async function store(cache: Cache, request: RequestInfo, answer: Response): Promise<void> {
  await cache.put(request, answer.clone()).catch(() => undefined);
}

/** Cache first, for files with hashed or versioned URLs. */
export async function cacheFirst(cacheName: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (answer.status === 200) await store(cache, request, answer);
  return answer;
}

/** Network timeout in ms when a cached page exists. */
export const PATIENCE_MS = 4000;

/** Network first, falling back to the cached page when offline or timed out; ignores the query string. */
export async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL);
  const { pathname } = new URL(request.url);
  const cached = await cache.match(pathname, { ignoreVary: true });
  const fetched = fetch(request).then(async (answer) => {
    if (answer.status === 200 && !answer.redirected) await store(cache, pathname, answer);
    return answer;
  });
  if (cached === undefined) return fetched;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), PATIENCE_MS));
  return Promise.race([fetched.catch(() => cached), late]);
}

export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)),
];

/** Caches a page after its assets, so that an interrupted update leaves the previous page intact. */
export async function cachePage(page: string): Promise<void> {
  const cache = await caches.open(SHELL);
  const answer = await fetch(page);
  if (answer.status !== 200) throw new Error(`${page} answers ${answer.status}.`);
  await cacheAll(SHELL, filesIn(await answer.clone().text()));
  await cache.put(page, answer);
}

/** Caches missing files sequentially, leaving bandwidth for the page itself. */
export async function cacheAll(
  cacheName: string,
  addresses: readonly string[],
  onSave: (count: number) => void = () => undefined,
): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const [index, address] of addresses.entries()) {
    if ((await cache.match(address, { ignoreVary: true })) === undefined) await cache.add(address);
    onSave(index + 1);
  }
}

export async function forgetOld(cacheName: string, isCurrent: (url: URL) => boolean): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) if (!isCurrent(new URL(url))) await cache.delete(url);
}
