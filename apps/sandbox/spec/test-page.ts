import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface TestPage {
  /** Body of the page; the sandbox's script is loaded before it. */
  html: string;
  script: string;
}

/** Serves a page with the site's content security policy: no inline script, no inline style, no eval. */
export async function servePage(sandbox: string, { html, script }: TestPage): Promise<string> {
  const page = `<!doctype html><html lang="en"><title>Give</title>
<script src="${sandbox}/v3/" defer></script><script src="/page.js" defer></script>
${html}</html>`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'content-security-policy': `default-src 'none'; script-src 'self' ${sandbox}; connect-src ${sandbox}; style-src 'self'; require-trusted-types-for 'script'`,
    });
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
