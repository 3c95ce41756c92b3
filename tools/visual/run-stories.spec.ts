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
import { getSchemes, readStories } from './stories.ts';
import { captureStory } from './capture-story.ts';
import type { SchemeResult } from './capture-story.ts';
import { runStories } from './run-stories.ts';
import { takeLostTexts, translatePages } from './translation.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

async function buildFixture(folder: string): Promise<void> {
  const storybook = join(require.resolve('storybook/package.json'), '..', 'dist', 'bin', 'dispatcher.js');
  const config = join('tools', 'visual', 'fixture');
  await run(
    process.execPath,
    [storybook, 'build', '--config-dir', config, '--output-dir', folder, '--quiet', '--disable-telemetry'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, timeout: 240_000 },
  );
}

const getErrors = (result: SchemeResult[] | Error): string =>
  result instanceof Error ? result.message : result.flatMap(({ violations }) => violations).join('\n');

const listScreenshots = (result: SchemeResult[] | Error | undefined): string[] =>
  Array.isArray(result) ? result.map(({ screenshot }) => screenshot.toString('base64')) : [];

// Each test opens pages of a Storybook; beside other heavy specs that takes longer than the default timeout.
describe('visual test run', { timeout: 300_000 }, () => {
  let folder: string;
  let server: StaticServer;
  let browser: Browser;

  const pickStories = (names: readonly string[]) => {
    const known = new Map(readStories(folder).map((story) => [story.id, story]));
    return names.map((name) => {
      const id = `outcomes--${name}`;
      return (
        known.get(id) ?? {
          id,
          file: '',
          isOnPhone: false,
          isSecondView: false,
          isFirst: false,
          hasScreenshot: true,
        }
      );
    });
  };
  const runNamedStories = async (...names: string[]) => {
    const results: (SchemeResult[] | Error)[] = [];
    await runStories<SchemeResult[]>(browser, pickStories(names), {
      storybook: server.url,
      report: (_story, result) => results.push(result),
      inspect: (page, story) =>
        captureStory(page, story, { schemes: getSchemes(story), seenStates: new Set() }),
      pages: 1,
    });
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
    ['dead-enter-key', /^enter-key: nothing submits “First Name”$/m],
    ['accessibility-fault', /^button-name at #storybook-root > button$/],
    ['of-no-such-name', /^storyMissing: outcomes--of-no-such-name$/],
  ])(
    'fails the story %s, alone and after a passing one, and passes later ones',
    async (failing, expected) => {
      const errors = (await runNamedStories(failing, 'good', failing, 'good')).map(getErrors);

      expect(errors).toEqual([expect.stringMatching(expected), '', expect.stringMatching(expected), '']);
    },
  );

  it.concurrent('passes a story with a missing image, and a form that Enter submits', async () => {
    expect((await runNamedStories('missing-image', 'enter-key')).map(getErrors)).toEqual(['', '']);
  });

  it.concurrent(
    'fails a state that is shown by color and font weight only, in both forced themes',
    async () => {
      const [byColor = '', byBorder] = (await runNamedStories('state-by-color', 'state-by-border')).map(
        getErrors,
      );

      expect(byColor.split('\n')).toEqual([
        'not visible in forced colors (light), pressed: First',
        'not visible in forced colors (dark), pressed: First',
      ]);
      expect(byBorder).toBe('');
    },
  );

  it.concurrent('names a changed text that the translated page goes on showing', async () => {
    const lost: unknown[] = [];

    await runStories(browser, pickStories(['text-of-parts', 'one-text']), {
      storybook: server.url,
      prepare: translatePages,
      inspect: takeLostTexts,
      report: (_story, result) => lost.push(result),
      pages: 1,
    });

    expect(lost).toEqual([['"25" became "100"'], []]);
  });

  it.concurrent.each([
    ['good', 'untidy'],
    ['small-image', 'large-image'],
  ])('renders the story %s identically after the story %s', async (name, before) => {
    const [alone] = await runNamedStories(name);

    const [, after] = await runNamedStories(before, name);

    expect(listScreenshots(alone)).toHaveLength(2);
    expect(listScreenshots(after)).toEqual(listScreenshots(alone));
  });
});
