import type { PostDraft } from '@paniscus/domain/posts';
import { PostEditorScreen } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { createPost } from '../api/posts';
import { usePostEditor } from '../hooks/post-editor';
import { useStaffOnly } from '../hooks/staff';
import { buildMeta } from '../meta';

const BLANK: PostDraft = { title: '', content: '' };

export const handle = ROUTES.createPost;
export const meta = () => buildMeta(handle, { title: 'Create post' });

export default function CreatePostRoute() {
  const isStaff = useStaffOnly();
  const editor = usePostEditor({
    draftKey: 'draft:new',
    loaded: isStaff ? BLANK : undefined,
    save: createPost,
    failureText: 'Failed to create post',
  });
  return <PostEditorScreen mode="create" links={paths} {...editor} />;
}
