/** Cache of pages, scripts and fonts of this build. */
export const SHELL_CACHE = 'keyboard-shell';
/** Cache of sounds; their URLs are versioned, so entries never go stale. */
export const SOUND_CACHE = 'keyboard-sounds';

/** Stores a response. When storage is full, the response is still returned to the caller. */
async function store(cache: Cache, request: RequestInfo, response: Response): Promise<void> {
  await cache.put(request, response.clone()).catch(() => undefined);
}

/** Cache first, for files with hashed or versioned URLs. */
export async function cacheFirst(cacheName: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  if (response.status === 200) await store(cache, request, response);
  return response;
}

/** Network timeout in ms when a cached page exists. */
export const NETWORK_TIMEOUT_MS = 4000;

/** Network first, falling back to the cached page when offline or timed out; ignores the query string. */
export async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE);
  const { pathname } = new URL(request.url);
  const cached = await cache.match(pathname, { ignoreVary: true });
  const fetched = fetch(request).then(async (response) => {
    if (response.status === 200 && !response.redirected) await store(cache, pathname, response);
    return response;
  });
  if (cached === undefined) return fetched;
  const timedOut = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), NETWORK_TIMEOUT_MS));
  return Promise.race([fetched.catch(() => cached), timedOut]);
}

export const listAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file)),
];

/** Caches a page after its assets, so that an interrupted update leaves the previous page intact. */
export async function cachePage(page: string): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const response = await fetch(page);
  if (response.status !== 200) throw new Error(`${page} responded with ${response.status}.`);
  await cacheAll(SHELL_CACHE, listAssets(await response.clone().text()));
  await cache.put(page, response);
}

/** Caches missing files sequentially, leaving bandwidth for the page itself. */
export async function cacheAll(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const url of urls)
    if ((await cache.match(url, { ignoreVary: true })) === undefined) await cache.add(url);
}

const getSize = ({ headers }: Response): number => Number(headers.get('content-length') ?? 0);

/** Caches missing sounds one by one and reports the bytes that are cached and the total. */
export async function cacheSounds(
  urls: readonly string[],
  report: (bytes: number, totalBytes: number) => void,
): Promise<void> {
  const cache = await caches.open(SOUND_CACHE);
  const sounds = await Promise.all(
    urls.map(async (url) => {
      const cached = await cache.match(url, { ignoreVary: true });
      return {
        url,
        isCached: cached !== undefined,
        size: getSize(cached ?? (await fetch(url, { method: 'HEAD' }))),
      };
    }),
  );
  const totalBytes = sounds.reduce((sum, { size }) => sum + size, 0);
  let bytes = sounds.reduce((sum, { isCached, size }) => sum + (isCached ? size : 0), 0);
  report(bytes, totalBytes);
  for (const { url, isCached, size } of sounds) {
    if (isCached) continue;
    const response = await fetch(url, { priority: 'low' });
    if (!response.ok) throw new TypeError(`${url} responded with ${response.status}.`);
    await cache.put(url, response);
    bytes += size;
    report(bytes, totalBytes);
  }
}

export async function deleteOutdated(cacheName: string, isCurrent: (url: URL) => boolean): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) if (!isCurrent(new URL(url))) await cache.delete(url);
}
