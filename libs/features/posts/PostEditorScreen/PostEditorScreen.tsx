import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { PostDraft } from '@paniscus/domain/posts';
import type { FieldErrors } from '@paniscus/domain/problem';
import { ErrorState, LoadingMark, Page, ResultSnackbar } from '@paniscus/ui';
import { useState } from 'react';
import type { ComponentType } from 'react';
import type { PostChange } from '../post-change.types';
import { LazyPostConflict, LazyPostNotFound, LazyReadOnlyPost } from './editor-parts.lazy';
import type { OwnTextProps } from './OwnText';
import type { PostConflictDetails } from '../PostConflict/post-conflict.types';
import type { PicturePickerProps } from '../PictureDialog/picture.types';
import { EDITOR_LABELS } from '../PostEditor/editor-actions.data';
import type { EditedStatus } from '../PostEditor/editor-actions.data';
import { PostEditor } from '../PostEditor/PostEditor';
import type { PostToolsProps } from '../PostEditor/PostTools';
import type { UnsavedTextProps } from '../PostEditor/unsaved-text.types';

export type PostEditorState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** There is no such post; `ownText` is unsaved text of one that was deleted. */
  | { kind: 'notFound'; ownText?: OwnTextProps }
  /** The account may not change the post; `username` is the byline of its author. */
  | { kind: 'readOnly'; post: PostDraft; username: string; ownText?: OwnTextProps }
  /** `draft` holds the initial values; afterward the form manages its own. */
  | { kind: 'ready'; draft: PostDraft }
  | { kind: 'saving'; draft: PostDraft }
  /** The save was rejected; `errors` holds the server's message for each invalid field. */
  | {
      kind: 'rejected';
      draft: PostDraft;
      message: string;
      errors?: FieldErrors;
      isForbidden?: boolean;
      isDeleted?: boolean;
    }
  /** The save was rejected, because the post has changed since it was loaded. */
  | { kind: 'conflict'; conflict: PostConflictDetails };

interface PostEditorScreenProps {
  state: PostEditorState;
  /** Status of the post; `new` while it does not exist, undefined while it is loading. */
  status: EditedStatus | undefined;
  /** Publication time of a scheduled post, ISO 8601. */
  publishAt?: string;
  /** Called with the text and the change of the status that the pressed button makes. */
  onSubmit: (draft: PostDraft, change: PostChange) => void;
  /** Called instead with text that cannot be saved, for a change that takes the post from readers. */
  onTakeDown: (unsaved: PostDraft, change: PostChange) => void;
  /** Called after every change, so that the draft can be saved. */
  onDraftChange?: (draft: PostDraft) => void;
  /** Unsaved text, and where it is stored. */
  unsaved: UnsavedTextProps;
  /** Details, versions and preview link; a new post has none. */
  tools?: PostToolsProps;
  /** Dialog of pictures; without it, pictures can only be written as Markdown. */
  PicturePicker?: ComponentType<PicturePickerProps>;
  /** A change starts the form again with the text of the state. */
  formKey?: number;
  /** How a conflict is resolved. */
  resolution: {
    onUseMine: () => void;
    onUseTheirs: () => void;
    onMerge: (merged: PostDraft) => void;
  };
  /** What was done before the page was opened, such as saving a new draft. */
  done?: string;
  links: { staffPosts: string };
}

const SIGN = 'hand' as const;

export function PostEditorScreen(props: PostEditorScreenProps) {
  const { state, status, done } = props;
  const [isSideBySide, setIsSideBySide] = useState(false);
  const mark = state.kind === 'loading' ? { overline: <LoadingMark word={SIGN} /> } : { sign: SIGN };
  return (
    <Page
      title={status === 'new' ? 'Create post' : 'Edit post'}
      lead={status === undefined || state.kind === 'readOnly' ? undefined : EDITOR_LABELS[status].lead}
      width={state.kind === 'conflict' || isSideBySide ? 'wide' : 'form'}
      {...mark}
    >
      <Body {...props} onSideBySideChange={setIsSideBySide} />
      {done === undefined ? null : <ResultSnackbar>{done}</ResultSnackbar>}
    </Page>
  );
}

type BodyProps = PostEditorScreenProps & { onSideBySideChange: (isSideBySide: boolean) => void };

function Body({ state, status = 'published', formKey, resolution, ...editor }: BodyProps) {
  const back = (
    <Button href={editor.links.staffPosts} variant="outlined" color="inherit">
      Back to posts
    </Button>
  );
  switch (state.kind) {
    case 'loading':
      return <LoadingBody />;
    case 'failed':
      return (
        <ErrorState
          title={state.message}
          message="The post could not be loaded, and nothing was changed. Reload the page in a moment."
          action={back}
        />
      );
    case 'notFound':
      return <LazyPostNotFound action={back} ownText={state.ownText} />;
    case 'readOnly':
      return <LazyReadOnlyPost {...state} actions={back} />;
    case 'conflict':
      return <LazyPostConflict conflict={state.conflict} {...resolution} />;
    default:
      return <PostEditor key={formKey} state={state} status={status} {...editor} />;
  }
}

function LoadingBody() {
  return (
    <Stack spacing={5}>
      <Skeleton variant="rectangular" height="4.75rem" />
      <Skeleton variant="rectangular" height="32rem" />
      <Skeleton variant="rectangular" height="3rem" />
    </Stack>
  );
}
