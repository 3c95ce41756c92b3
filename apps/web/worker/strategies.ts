/** Pages, scripts and fonts of the build that this worker came with. */
export const SHELL = 'keyboard-shell';
/** Sounds; their addresses carry a version, so what is kept stays true. */
export const SOUNDS = 'keyboard-sounds';

/** Stores a response. When storage is full, the response is still returned to the caller. */
async function store(cache: Cache, request: RequestInfo, answer: Response): Promise<void> {
  await cache.put(request, answer.clone()).catch(() => undefined);
}

/** A file whose address changes with what is in it. */
export async function cacheFirst(cacheName: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (answer.status === 200) await store(cache, request, answer);
  return answer;
}

/** How long somebody waits for a page of which an earlier state is at hand, in milliseconds. */
export const PATIENCE_MS = 4000;

/**
 * A page as it is now; without a network, or with one that does not answer, as it was, whatever its address asks for
 * besides.
 */
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

/** Everything that a page's HTML asks for by name. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)),
];

/** A page as it is now, once all that it asks for is there: cut short, this leaves the page that was whole before. */
export async function cachePage(page: string): Promise<void> {
  const cache = await caches.open(SHELL);
  const answer = await fetch(page);
  if (answer.status !== 200) throw new Error(`${page} answers ${answer.status}.`);
  await cacheAll(SHELL, filesIn(await answer.clone().text()));
  await cache.put(page, answer);
}

/** Keeps what is not kept yet, one file after the other so that the page itself comes first. */
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

/** Lets go what no page of this build asks for any more: files with another hash, sounds of another version. */
export async function forgetOld(cacheName: string, isCurrent: (url: URL) => boolean): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) if (!isCurrent(new URL(url))) await cache.delete(url);
}
