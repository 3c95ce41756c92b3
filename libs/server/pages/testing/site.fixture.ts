import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SERVER = `
let renderings = 0;
const html = (body, status, headers = {}) =>
  new Response('<html><head><script>hello()</script></head><body>' + body + '</body></html>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache', ...headers },
  });
const getSite = () => ({
  hasPage: (path) => /^\\/(|posts|donate|private|today|video|suebiblio|broken|away|health|store|moved|newsletter\\/[\\w-]+|order\\/[\\w-]+|post\\/\\d+)$/.test(path),
  acceptsForm: (path) => path === '/suebiblio' || path.startsWith('/newsletter/'),
  async render(request, { api, publicUrl, reportError }) {
    const { pathname, search } = new URL(request.url);
    const text = 'rendering ' + ++renderings + ' of ' + pathname + search + ' at ' + publicUrl;
    if (request.method === 'POST' && pathname.startsWith('/newsletter/'))
      return html('posted ' + new URLSearchParams(await request.formData()), 200);
    if (request.method === 'POST') {
      const result = await api('/order-lookup/', Object.fromEntries(await request.formData()));
      return html('form answered ' + result.status, result.status, { 'x-page-tags': 'site' });
    }
    if (pathname === '/broken') throw new Error('cannot render');
    if (pathname === '/away') {
      reportError(new Error('away'));
      return html('away', 503, { 'retry-after': '5' });
    }
    if (pathname === '/health') return html(JSON.stringify(await (await api('/health/live')).json()), 200);
    if (pathname === '/moved') return new Response(null, { status: 308, headers: { location: '/posts' } });
    if (pathname === '/today') return html(text, 200, { 'x-page-tags': 'site', 'x-page-lasts': '3600' });
    if (pathname === '/private') return html(text, 200, { 'cache-control': 'no-store', 'x-page-tags': 'site' });
    if (pathname.startsWith('/order/'))
      return html(text, 200, { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    if (pathname === '/store') return html(text, 200, { 'x-page-tags': 'site,products' });
    if (pathname === '/video' || pathname === '/suebiblio') return html(text, 200, { 'x-page-tags': 'site' });
    if (pathname === '/donate') return html(text, 200, { 'x-page-tags': 'site', 'x-page-uses': 'payment' });
    if (pathname === '/' || pathname === '/posts') return html(text, 200, { 'x-page-tags': 'site,posts' });
    if (pathname === '/post/1') return html(text, 200, { 'x-page-tags': 'site,posts' });
    return html('not found, ' + text, 404, { 'x-page-tags': 'site' });
  },
});
export const entry = { module: { getSite } };
`;

export const SCRIPT = `console.log(${JSON.stringify('a script '.repeat(100))});`;

/** Writes the fixture to a temporary folder with the layout of `dist/web`. */
export async function writeSite(): Promise<{ webDir: string; remove: () => Promise<void> }> {
  const webDir = await mkdtemp(join(tmpdir(), 'paniscus-site-'));
  const assets = join(webDir, 'client', 'assets');
  await mkdir(join(webDir, 'server'));
  await mkdir(assets, { recursive: true });
  const sounds = join(webDir, 'client', 'audio', '10');
  const art = join(webDir, 'client', 'art');
  await mkdir(sounds, { recursive: true });
  await mkdir(art);
  await Promise.all([
    writeFile(join(webDir, 'package.json'), '{"type":"module"}'),
    writeFile(join(webDir, 'server', 'index.js'), SERVER),
    writeFile(join(assets, 'app-AbC123.js'), SCRIPT),
    writeFile(join(assets, 'app-AbC123.js.br'), brotliCompressSync(SCRIPT)),
    writeFile(join(assets, 'app-AbC123.js.gz'), gzipSync(SCRIPT)),
    writeFile(join(assets, 'face-AbC123.woff2'), Buffer.from('a font')),
    writeFile(join(webDir, 'client', 'film.webm'), Buffer.from('0123456789')),
    writeFile(join(art, 'hero-800.0123456789.avif'), Buffer.from('a picture')),
    writeFile(join(sounds, 'alpha.ogg'), Buffer.from('OggS456789')),
    writeFile(join(sounds, 'alpha.mp3'), Buffer.from('ID3_456789')),
    writeFile(join(webDir, 'secret.txt'), 'secret'),
  ]);
  return { webDir, remove: () => rm(webDir, { recursive: true }) };
}
