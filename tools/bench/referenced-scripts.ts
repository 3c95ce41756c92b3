import { fetchCompressed } from './http-load.ts';

/** Transfer size of a file in bytes, compressed. */
export const getTransferSize = async (url: string): Promise<number> =>
  (await fetchCompressed(url)).body.length;

async function listScripts(siteUrl: string, path: string): Promise<string[]> {
  const html = await (await fetch(siteUrl + path)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(([, url]) => url ?? '');
}

/** Compressed size in bytes of the scripts that the HTML of a page references. */
export async function measureReferencedScripts(siteUrl: string, path: string): Promise<number> {
  const urls = new Set(await listScripts(siteUrl, path));
  const sizes = await Promise.all([...urls].map((url) => getTransferSize(siteUrl + url)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
