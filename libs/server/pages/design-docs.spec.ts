import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getDesignDir } from './design-docs.ts';
import { writeSite } from './testing/site.fixture.ts';

describe('design documentation', () => {
  let site: Awaited<ReturnType<typeof writeSite>>;
  let server: TestApp | undefined;

  beforeEach(async () => {
    site = await writeSite();
    await mkdir(getDesignDir(site.webDir), { recursive: true });
    await writeFile(join(getDesignDir(site.webDir), 'index.html'), '<title>Storybook</title>');
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await site.remove();
  });

  it('is served at /design and may be framed by itself only', async () => {
    server = await startTestApp({ WEB_DIR: site.webDir, DESIGN_DOCS: '1' });

    const response = await fetch(`${server.url}/design/?path=/docs/screens--docs`);

    expect(response.status).toBe(200);
    expect(response.url).toBe(`${server.url}/design/index.html?path=/docs/screens--docs`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('<title>Storybook</title>');
  });

  it('is off by default', async () => {
    server = await startTestApp({ WEB_DIR: site.webDir });

    const response = await fetch(`${server.url}/design/`);

    expect(response.status).toBe(404);
  });
});
