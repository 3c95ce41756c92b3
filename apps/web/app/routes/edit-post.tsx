import { idFrom } from '@paniscus/domain/ids';
import { PostEditorScreen } from '@paniscus/features/posts';
import type { PostEditorState } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { readPost, updatePost } from '../api/posts';
import { ProblemError } from '../api/problem-error';
import { usePostEditor } from '../hooks/post-editor';
import { useStaffOnly } from '../hooks/staff';
import { buildMeta } from '../meta';

export const handle = ROUTES.editPost;
export const meta = () => buildMeta(handle, { title: 'Edit post' });

export default function EditPostRoute() {
  const isStaff = useStaffOnly();
  const id = idFrom(useParams().id);
  const { data: post, error } = useQuery({
    queryKey: ['post', id],
    queryFn: () => readPost(id ?? 0),
    enabled: isStaff && id !== undefined,
    // Never refetch while the form is open: it would overwrite the user's edits.
    staleTime: Infinity,
    gcTime: 0,
  });
  const loaded = useMemo(() => post && { title: post.title, content: post.content }, [post]);
  const editor = usePostEditor({
    draftKey: `draft:${id}`,
    loaded,
    save: (draft) => updatePost(id ?? 0, draft),
    failureText: 'Failed to update post',
  });
  const state = toReadingState(id, error) ?? editor.state;
  return <PostEditorScreen mode="edit" links={paths} {...editor} state={state} />;
}

function toReadingState(id: number | undefined, error: Error | null): PostEditorState | undefined {
  const isMissing = id === undefined || (error instanceof ProblemError && error.status === 404);
  if (isMissing) return { kind: 'notFound' };
  return error === null ? undefined : { kind: 'failed', message: 'Failed to fetch post details' };
}
