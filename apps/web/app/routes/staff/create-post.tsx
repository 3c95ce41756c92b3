import { toUuidV4 } from '@paniscus/domain/ids';
import type { Post, PostDraft } from '@paniscus/domain/posts';
import { PostEditorScreen } from '@paniscus/features/posts';
import type { PostChange } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { useState } from 'react';
import { createPost, PostConflictError, updatePost } from '../../api/posts';
import { LazyPicturePicker } from '../../hooks/editor/picture-picker.lazy';
import { usePostEditor } from '../../hooks/editor/use-post-editor';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

const BLANK: PostDraft = { title: '', content: '' };

export const handle = ROUTES.createPost;
export const meta = () => buildMeta(handle, { title: 'Create post' });

/** Creates the post; when an earlier attempt created it without our knowing, updates that one. */
async function saveNew(draft: PostDraft, change: PostChange, key: string): Promise<Post> {
  try {
    return await createPost({ ...draft, ...change }, key);
  } catch (error) {
    if (!(error instanceof PostConflictError)) throw error;
    const { id, version } = error.current;
    return updatePost(id, { ...draft, status: 'published', ...change }, version);
  }
}

export default function CreatePostRoute() {
  const isStaff = useStaffOnly();
  const [idempotencyKey] = useState(() => toUuidV4(crypto.getRandomValues(new Uint8Array(16))));
  const editor = usePostEditor({
    postId: undefined,
    loaded: isStaff ? BLANK : undefined,
    save: (draft, change) => saveNew(draft, change, idempotencyKey),
    failureMessage: 'Failed to create post',
    getNextPath: ({ id }, { status }) => (status === 'draft' ? paths.editPost(id) : paths.staffPosts),
  });
  return <PostEditorScreen status="new" PicturePicker={LazyPicturePicker} links={paths} {...editor} />;
}
