import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { RARE_TERM } from './fill-posts.ts';
import type { FilledPosts } from './fill-posts.ts';

const WARM_UPS = 5;
const REQUESTS = 25;

/** Requests that readers cause, by name. The terms are those of `fillPosts`: frequent, occasional and rare ones. */
function listPaths({ middle }: FilledPosts): [string, string][] {
  const cursor = Buffer.from(`${middle.listedAt}.${middle.id}`).toString('base64url');
  const search = (query: string) => `/api/search/?q=${encodeURIComponent(query)}`;
  return [
    ['first page', '/api/posts/'],
    ['page in the middle', `/api/posts/?cursor=${cursor}`],
    ['page of an author', '/api/posts/?author=author-7'],
    ['page of a tag', '/api/posts/?tag=tag-7'],
    ['one post', `/api/posts/${middle.id}/`],
    ['series and related posts', `/api/posts/${middle.id}/related/`],
    ['months', '/api/post-months/'],
    ['tags', '/api/post-tags/'],
    ['search: rare term', search(RARE_TERM)],
    ['search: occasional term', search('wded')],
    ['search: frequent term', search('wa')],
    ['search: two occasional terms', search('wded wed')],
    ['search: phrase of frequent terms', search('"wa wb"')],
    ['search: typing error', search('platpyus')],
  ];
}

const agent = new Agent({ keepAlive: true });
let requests = 0;

/**
 * Reads a response as it arrives, without decompressing it: short answers are not compressed, so that would add the time of
 * this process to the others. Every request has an address of its own, because searches are limited per network.
 */
async function time(url: string): Promise<number> {
  requests += 1;
  const address = `10.${Math.floor(requests / 65_536) % 256}.${Math.floor(requests / 256) % 256}.${requests % 256}`;
  const headers = { 'x-forwarded-for': address, 'accept-encoding': 'br' };
  const startedAt = performance.now();
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}.`);
  return performance.now() - startedAt;
}

/** Median time in milliseconds of each request; the server has to trust the local proxy. */
export async function measurePosts(siteUrl: string, filled: FilledPosts): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const [name, path] of listPaths(filled)) {
    const times: number[] = [];
    for (let n = 0; n < WARM_UPS + REQUESTS; n += 1) times.push(await time(siteUrl + path));
    medians.set(name, times.slice(WARM_UPS).toSorted((a, b) => a - b)[Math.floor(REQUESTS / 2)] ?? 0);
  }
  return medians;
}
