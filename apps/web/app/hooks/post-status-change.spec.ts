import { aPost } from '@paniscus/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { updatePost } from '../api/posts';
import { changePostStatus, restoreSamplePosts } from './post-status-change';

vi.mock('../api/posts');

afterEach(() => vi.resetAllMocks());

const seen = { ...aPost(), status: 'published', version: 1 } as const;
const trash = (isChanged: boolean) => {
  const saved = { ...seen, status: 'trashed', version: 2, is_changed: isChanged } as const;
  vi.mocked(updatePost).mockResolvedValue(saved);
  return changePostStatus(seen, 'trash');
};

it('takes back what it has changed', async () => {
  expect(await trash(true)).toMatchObject({ undo: { status: 'published' } });
});

it('does not take back what someone else has changed in the meantime', async () => {
  expect(await trash(false)).toMatchObject({ post: { status: 'trashed' }, undo: undefined });
});

it('puts a sample post back as the draft that it was', async () => {
  await restoreSamplePosts([{ ...seen, status: 'trashed', status_before: 'draft', version: 2 }]);

  expect(updatePost).toHaveBeenCalledExactlyOnceWith(
    seen.id,
    { title: seen.title, content: seen.content, status: 'draft' },
    2,
  );
});
