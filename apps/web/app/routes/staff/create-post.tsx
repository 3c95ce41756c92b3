import type { Post, PostDraft } from '@paniscus/domain/posts';
import { PostEditorScreen } from '@paniscus/features/posts';
import type { PostChange } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { createPost, PostConflictError, updatePost } from '../../api/posts';
import { LazyPicturePicker } from '../../hooks/editor/picture-picker.lazy';
import { usePostEditor } from '../../hooks/editor/use-post-editor';
import type { SaveOrigin } from '../../hooks/editor/use-post-editor';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

const BLANK: PostDraft = { title: '', content: '' };

export const handle = ROUTES.createPost;
export const meta = () => buildMeta(handle, { title: 'Create post' });

/** Version of a post that nobody has changed since it was created. */
const FIRST_VERSION = 1;

/** Creates the post; when an earlier attempt created it without our knowing, also before a reload, updates that one. */
async function saveNew(
  draft: PostDraft,
  change: PostChange,
  { version = FIRST_VERSION, editorId }: SaveOrigin,
): Promise<Post> {
  try {
    return await createPost({ ...draft, ...change }, editorId);
  } catch (error) {
    if (!(error instanceof PostConflictError)) throw error;
    return updatePost(error.current.id, { ...draft, status: 'published', ...change }, version);
  }
}

export default function CreatePostRoute() {
  const isStaff = useStaffOnly();
  const editor = usePostEditor({
    postId: undefined,
    loaded: isStaff ? BLANK : undefined,
    save: saveNew,
    failureMessage: 'Failed to create post',
    getNextPath: ({ id }, { status }) => (status === 'draft' ? paths.editPost(id) : paths.staffPosts),
  });
  return <PostEditorScreen status="new" PicturePicker={LazyPicturePicker} links={paths} {...editor} />;
}
