import { aPost } from '@paniscus/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { updatePost } from '../api/posts';
import { changePostStatus } from './post-status-change';

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
