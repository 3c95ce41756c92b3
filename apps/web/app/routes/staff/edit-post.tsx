import { parseId } from '@paniscus/domain/ids';
import type { Post } from '@paniscus/domain/posts';
import { PostEditorScreen } from '@paniscus/features/posts';
import type { PostEditorState } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { fetchPost, updatePost } from '../../api/posts';
import { isNotFound } from '../../api/problem-error';
import { useDoneMessage } from '../../hooks/done-message';
import { LazyPicturePicker } from '../../hooks/editor/picture-picker.lazy';
import { LazyPostToolDialogs } from '../../hooks/editor/post-tool-dialogs.lazy';
import { usePostEditor } from '../../hooks/editor/use-post-editor';
import { useOwnText } from '../../hooks/editor/use-unsaved-text';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.editPost;
export const meta = () => buildMeta(handle, { title: 'Edit post' });

export default function EditPostRoute() {
  const isStaff = useStaffOnly();
  const id = parseId(useParams().id);
  const { data: post, error } = useQuery({
    queryKey: ['post', id],
    queryFn: () => fetchPost(id ?? 0),
    enabled: isStaff && id !== undefined,
    // Never refetch while the form is open: it would overwrite the user's edits.
    staleTime: Infinity,
    gcTime: 0,
  });
  const isLocked = post !== undefined && isReadOnly(post);
  const loaded = useMemo(() => (post === undefined || isReadOnly(post) ? undefined : toBase(post)), [post]);
  const isMissing = id === undefined || isNotFound(error);
  const ownText = useOwnText(id, isMissing ? MISSING : isLocked ? post : undefined);
  const editor = usePostEditor({
    postId: id,
    status: post?.status,
    loaded,
    save: (draft, change, { version }) => updatePost(id ?? 0, { ...draft, ...change }, version),
    failureMessage: 'Failed to update post',
    getNextPath: () => paths.staffPosts,
  });
  const state: PostEditorState = isLocked
    ? { kind: 'readOnly', post, username: post.username, ownText }
    : isMissing
      ? { kind: 'notFound', ownText }
      : error === null
        ? editor.state
        : { kind: 'failed', message: 'Failed to fetch post details' };
  return (
    <PostEditorScreen
      status={post?.status}
      tools={post && { post, onRestore: editor.onReplace, Dialogs: LazyPostToolDialogs }}
      PicturePicker={LazyPicturePicker}
      publishAt={post?.publish_at ?? undefined}
      links={paths}
      done={useDoneMessage()}
      {...editor}
      state={state}
    />
  );
}

/** A post that is not there differs from any text that was typed into it. */
const MISSING = { title: '', content: '' };

const toBase = ({ title, content, version }: Post) => ({ title, content, version });

/** Authors may read every post, and change their own. */
const isReadOnly = (post: Post) => post.can_edit === false;
