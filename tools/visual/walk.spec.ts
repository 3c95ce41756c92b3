import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';
import { launchBrowser } from './browser.ts';
import type { StaticServer } from './static-server.ts';
import { serveFolder } from './static-server.ts';
import { readStories } from './stories.ts';
import type { Appearance } from './walk.ts';
import { walk } from './walk.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

async function buildFixture(folder: string): Promise<void> {
  const storybook = join(require.resolve('storybook/package.json'), '..', 'dist', 'bin', 'dispatcher.js');
  const config = join('tools', 'visual', 'fixture');
  await run(
    process.execPath,
    [storybook, 'build', '--config-dir', config, '--output-dir', folder, '--quiet', '--disable-telemetry'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } },
  );
}

const getFault = (result: Appearance[] | Error): string =>
  result instanceof Error ? result.message : result.flatMap(({ violations }) => violations).join('\n');

const listPictures = (result: Appearance[] | Error | undefined): string[] =>
  Array.isArray(result) ? result.map(({ picture }) => picture.toString('base64')) : [];

describe('visual test run', () => {
  let folder: string;
  let server: StaticServer;
  let browser: Browser;

  const show = async (...names: string[]) => {
    const known = new Map(readStories(folder).map((story) => [story.id, story]));
    const stories = names.map((name) => {
      const id = `outcomes--${name}`;
      return known.get(id) ?? { id, file: '', isOnPhone: false };
    });
    const results: (Appearance[] | Error)[] = [];
    await walk(browser, server.address, stories, (_story, result) => results.push(result), 1);
    return results;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paniscus-storybook-'));
    await buildFixture(folder);
    server = await serveFolder(folder);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  });

  it.concurrent.each([
    ['false-expectation', /^playFunctionThrewException: .*toHaveTextContent/],
    ['thrown-in-play', /^playFunctionThrewException: thrown in play$/],
    ['thrown-while-playing', /^unhandledErrorsWhilePlaying: thrown while playing$/],
    ['thrown-in-render', /^storyThrewException: thrown in render$/],
    ['thrown-in-effect', /^storyThrewException: thrown in an effect$/],
    ['console-error', /^console error: written to the console$/],
    ['accessibility-fault', /^button-name at #storybook-root > button$/],
    ['of-no-such-name', /^storyMissing: outcomes--of-no-such-name$/],
  ])('fails the story %s, alone and after a passing one, and passes later ones', async (bad, fault) => {
    const faults = (await show(bad, 'good', bad, 'good')).map(getFault);

    expect(faults).toEqual([expect.stringMatching(fault), '', expect.stringMatching(fault), '']);
  });

  it.concurrent('passes a story with a missing image', async () => {
    expect((await show('missing-image')).map(getFault)).toEqual(['']);
  });

  it.concurrent.each([
    ['good', 'untidy'],
    ['small-image', 'large-image'],
  ])('shows the story %s the same after the story %s', async (name, before) => {
    const [alone] = await show(name);

    const [, after] = await show(before, name);

    expect(listPictures(alone)).toHaveLength(2);
    expect(listPictures(after)).toEqual(listPictures(alone));
  });
});
