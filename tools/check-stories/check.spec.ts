import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStories } from './check.ts';

const screen = `
  interface Failed { kind: 'failed'; message: string }
  export type PostListState = { kind: 'loading' } | Failed | ({ kind: 'not-found' });
  type HiddenState = { kind: 'never' };`;
const stories = `
  const meta = {};
  export default meta;
  export type Told = string;
  export const Loading = {};
  export const FailedOnPhone = {};
  export const NotFound = {};`;
const inventory = '| Screen | States |\n| --- | --- |\n| `PostListScreen` | Loading, Failed, NotFound |\n';

describe('story check', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const check = () =>
    checkStories(join(root, 'features'), join(root, 'stories.md')).map((fault) =>
      fault.replace(`${root}/`, ''),
    );

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stories-'));
    write('features/posts/PostListScreen/PostListScreen.tsx', screen);
    write('features/posts/PostListScreen/PostListScreen.stories.tsx', stories);
    write('stories.md', inventory);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('accepts stories for every state, including variants', () => {
    expect(check()).toEqual([]);
  });

  it('fails when a state kind has no story', () => {
    write('features/posts/PostListScreen/PostListScreen.stories.tsx', stories.replace('NotFound', 'Lost'));

    expect(check()).toContain(
      "features/posts/PostListScreen: PostListState can be 'not-found', but no story is called NotFound.",
    );
  });

  it('does not accept a story whose name merely starts like the state', () => {
    write('features/posts/PostListScreen/PostListScreen.stories.tsx', stories.replace('Loading', 'Loadings'));

    expect(check()).toContain(
      "features/posts/PostListScreen: PostListState can be 'loading', but no story is called Loading.",
    );
  });

  it('fails when the inventory lists a state without a story', () => {
    write('stories.md', inventory.replace('NotFound', 'NotFound, Empty'));

    expect(check()).toEqual([
      'features/posts/PostListScreen: docs/stories.md promises Empty, but no story is called so.',
    ]);
  });

  it('fails when a screen is missing from the inventory or the inventory lists an unknown screen', () => {
    write('stories.md', inventory.replace('PostListScreen', 'PostScreen'));

    expect(check()).toEqual([
      'docs/stories.md: there is no screen called PostScreen.',
      'docs/stories.md: PostListScreen is missing from the inventory.',
    ]);
  });

  it('fails when it cannot read the kinds of a state', () => {
    write('features/posts/PostListScreen/PostListScreen.tsx', 'export type PostListState = Remote<string>;');

    expect(check()).toEqual([
      "features/posts/PostListScreen: PostListState has no kinds that can be read; write it as a union of { kind: '…' } in its own file.",
    ]);
  });
});
