import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMissingStories } from './find-missing-stories.ts';

const screen = `
  interface Failed { kind: 'failed'; message: string }
  export type PostListState = { kind: 'loading' } | Failed | ({ kind: 'not-found' });
  type HiddenState = { kind: 'never' };`;
const stories = `
  const meta = {};
  export default meta;
  export type StoryProps = string;
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
    findMissingStories(join(root, 'features'), join(root, 'stories.md')).map((fault) =>
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
      "features/posts/PostListScreen: PostListState can be 'not-found', but there is no story NotFound.",
    );
  });

  it.each(['Loadings', 'LoadingMore', 'Loading2', 'Reloading'])(
    "rejects %s, which only contains the state's name",
    (name) => {
      write('features/posts/PostListScreen/PostListScreen.stories.tsx', stories.replace('Loading', name));

      expect(check()).toEqual([
        "features/posts/PostListScreen: PostListState can be 'loading', but there is no story Loading.",
        'features/posts/PostListScreen: docs/stories.md lists Loading, but there is no such story.',
      ]);
    },
  );

  it('accepts a view of the state: on a phone, as staff, or both', () => {
    write(
      'features/posts/PostListScreen/PostListScreen.stories.tsx',
      stories.replace('Loading', 'LoadingAsStaffOnPhone'),
    );

    expect(check()).toEqual([]);
  });

  it('fails when the inventory lists a state without a story', () => {
    write('stories.md', inventory.replace('NotFound', 'NotFound, Empty'));

    expect(check()).toEqual([
      'features/posts/PostListScreen: docs/stories.md lists Empty, but there is no such story.',
    ]);
  });

  it('fails when a screen is missing from the inventory or the inventory lists an unknown screen', () => {
    write('stories.md', inventory.replace('PostListScreen', 'PostScreen'));

    expect(check()).toEqual([
      'docs/stories.md: unknown screen PostScreen.',
      'docs/stories.md: PostListScreen is not listed.',
    ]);
  });

  it('fails when it cannot read the kinds of a state', () => {
    write('features/posts/PostListScreen/PostListScreen.tsx', 'export type PostListState = Remote<string>;');

    expect(check()).toEqual([
      "features/posts/PostListScreen: PostListState has no readable kinds; declare it as a union of { kind: '…' } in its own file.",
    ]);
  });
});
