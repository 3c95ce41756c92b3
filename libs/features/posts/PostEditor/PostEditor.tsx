import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { TITLE_MAX } from '@paniscus/domain/posts';
import type { PostDraft } from '@paniscus/domain/posts';
import type { FieldErrors } from '@paniscus/domain/problem';
import { Form, FormTextField, lazyResolver } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { PostChange } from '../post-change.types';
import type { PicturePickerProps } from '../PictureDialog/picture.types';
import { LazyUnsavedText } from '../PostEditorScreen/editor-parts.lazy';
import { CharactersLeft } from './TextLength/CharactersLeft';
import { ContentField } from './ContentField';
import { EDITOR_LABELS, isTakenDown } from './editor-actions.data';
import type { EditedStatus } from './editor-actions.data';
import { FullScreenFrame } from '../PostEditorScreen/FullScreenFrame';
import { MarkdownHelp } from '../MarkdownToolbar/MarkdownHelp';
import { LazyPostTools } from './post-tools.lazy';
import { POST_FIELDS } from './post-fields.data';
import { PostActions } from './PostActions';
import type { PostToolsProps } from './PostTools';
import { IN_VIEW_WHILE_TYPING, RoomWhileTyping } from './RoomWhileTyping';
import { SaveStatusLine } from './SaveStatusLine';
import type { UnsavedTextProps } from './unsaved-text.types';
import { useDraftGuard } from './use-draft-guard';

/** Submission state; the form retains its values in every state. */
export type PostFormStatus =
  | { kind: 'ready'; draft: PostDraft }
  | { kind: 'saving'; draft: PostDraft }
  | {
      kind: 'rejected';
      draft: PostDraft;
      message: string;
      errors?: FieldErrors;
      /** The person may no longer edit the post. */
      isForbidden?: boolean;
      /** The post was deleted permanently. */
      isDeleted?: boolean;
    };

interface PostEditorProps {
  state: PostFormStatus;
  /** Whether it is a draft, scheduled or published. */
  status: EditedStatus;
  /** Publication time of a scheduled post, ISO 8601. */
  publishAt?: string;
  /** Called with the validated text and a change of the status, which is empty for the submit button. */
  onSubmit: (draft: PostDraft, change: PostChange) => void;
  /** Called instead with text that cannot be saved, for a change that takes the post from readers. */
  onTakeDown: (unsaved: PostDraft, change: PostChange) => void;
  /** Called with each change of title or text. */
  onDraftChange?: (draft: PostDraft) => void;
  /** Unsaved text, and where it is stored. */
  unsaved: UnsavedTextProps;
  /** Details, versions and preview link; a new post has none. */
  tools?: PostToolsProps;
  /** Dialog of pictures; without it, pictures can only be written as Markdown. */
  PicturePicker?: ComponentType<PicturePickerProps>;
  /** Called with whether text and preview are shown side by side, which takes a wide page. */
  onSideBySideChange?: (isSideBySide: boolean) => void;
  links: { staffPosts: string };
}

const resolver = lazyResolver(() => import('./post.resolver').then((module) => module.postResolver));

/** Post form. It stays mounted until the post is saved, so that a failed save loses no input. */
export function PostEditor(props: PostEditorProps) {
  const { state, status, publishAt, onSubmit, onTakeDown, onDraftChange, unsaved, tools, links } = props;
  const { PicturePicker, onSideBySideChange } = props;
  const form = useForm<PostDraft>({ defaultValues: state.draft, resolver });
  const isSaving = state.kind === 'saving';
  const [isFullScreen, setIsFullScreen] = useState(false);
  const [isSideBySide, setIsSideBySide] = useState(false);
  useDraftGuard(form, isSaving || unsaved.isStored, onDraftChange);
  useServerErrors(form, state);
  const isForbidden =
    unsaved.status.kind === 'forbidden' || (state.kind === 'rejected' && state.isForbidden === true);
  const submit = (change: PostChange) => (draft: PostDraft) =>
    isSaving ? undefined : onSubmit(draft, change);

  const changeStatus = (change: PostChange) => {
    const takeDown = () => onTakeDown(form.getValues(), change);
    void form.handleSubmit(submit(change), isTakenDown(status, change) ? takeDown : undefined)();
  };

  const toggleFullScreen = () => {
    setIsFullScreen(!isFullScreen);
    form.setFocus('content');
  };

  return (
    <FullScreenFrame isFullScreen={isFullScreen} onExit={() => setIsFullScreen(false)}>
      <Form
        form={form}
        label={EDITOR_LABELS[status].submit}
        onSubmit={submit({})}
        onFocus={resolver.preload}
        onKeyDown={(event) => saveOnShortcut(event, unsaved.onSave)}
        sx={isFullScreen || isSideBySide ? { maxWidth: 'none' } : undefined}
      >
        {hasNotice(unsaved) ? <LazyUnsavedText {...unsaved} /> : null}
        <div>
          <FormTextField name="title" label="Title" disabled={isSaving} required />
          <CharactersLeft name="title" limit={TITLE_MAX} />
        </div>
        <ContentField
          disabled={isSaving}
          isFullScreen={isFullScreen}
          onFullScreenToggle={toggleFullScreen}
          PicturePicker={PicturePicker}
          onSideBySideChange={(isChosen) => {
            setIsSideBySide(isChosen);
            onSideBySideChange?.(isChosen);
          }}
        />
        <MarkdownHelp />
        <Refusal
          state={state}
          isForbidden={isForbidden}
          onMoveToNew={() => unsaved.onMoveToNew(form.getValues())}
        />
        {isForbidden ? null : <SaveStatusLine status={unsaved.status} onSignIn={unsaved.onSignIn} />}
        <PostActions {...{ status, publishAt, isSaving, links }} onChange={changeStatus} />
        {tools === undefined ? null : <LazyPostTools {...tools} />}
      </Form>
    </FullScreenFrame>
  );
}

interface RefusalProps {
  state: PostFormStatus;
  isForbidden: boolean;
  /** Takes the text of a deleted post to a new one. */
  onMoveToNew: () => void;
}

/** Why the text is not saved, and that it is still there. */
function Refusal({ state, isForbidden, onMoveToNew }: RefusalProps) {
  if (isForbidden)
    return (
      <Alert severity="error" sx={IN_VIEW_WHILE_TYPING}>
        <RoomWhileTyping />
        <AlertTitle>You may no longer edit this post</AlertTitle>
        Your role may have changed. Your text is still here: copy it, and ask an editor to add it.
      </Alert>
    );
  if (state.kind !== 'rejected') return null;
  if (state.isDeleted === true)
    return (
      <Alert
        severity="error"
        action={
          <Button variant="outlined" color="inherit" onClick={onMoveToNew}>
            Move text to a new post
          </Button>
        }
      >
        <AlertTitle>This post has been deleted</AlertTitle>
        It can no longer be saved. Your text is still here.
      </Alert>
    );
  return (
    <Alert severity="error">
      <AlertTitle>{state.message}</AlertTitle>
      Your text was not lost. It is still here, and you can try again.
    </Alert>
  );
}

/** Saves the unsaved text on Ctrl+S or Command+S, instead of the page as a file. */
function saveOnShortcut(event: KeyboardEvent, onSave: () => void): void {
  const { ctrlKey, metaKey, shiftKey, altKey, key } = event;
  if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== 's') return;
  event.preventDefault();
  onSave();
}

/** Whether there is unsaved text, or text that another one has replaced. */
const hasNotice = ({ restored, offered, replaced }: UnsavedTextProps) =>
  restored !== undefined || offered !== undefined || replaced !== undefined;

/** Shows server errors at their fields and focuses the first one, once: the state is a new object in each render. */
function useServerErrors({ setError, setFocus }: UseFormReturn<PostDraft>, state: PostFormStatus) {
  const errors = state.kind === 'rejected' ? state.errors : undefined;
  useEffect(() => {
    if (errors === undefined) return;
    const failing = POST_FIELDS.filter((field) => errors[field] !== undefined);
    failing.forEach((field) => setError(field, { type: 'server', message: errors[field] }));
    if (failing[0] !== undefined) setFocus(failing[0]);
  }, [errors, setError, setFocus]);
}
