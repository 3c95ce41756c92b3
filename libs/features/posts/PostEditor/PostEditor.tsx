import { yupResolver } from '@hookform/resolvers/yup';
import { styled } from '@mui/material/styles';
import { postSchema, TITLE_MAX } from '@paniscus/domain/posts';
import type { PostDraft } from '@paniscus/domain/posts';
import type { FieldErrors } from '@paniscus/domain/problem';
import { Alert, Button, firstFailureResolver, Form, TextField } from '@paniscus/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { CharactersLeft } from './CharactersLeft';
import { ContentField } from './ContentField';
import { MarkdownHelp } from './MarkdownHelp';
import { useDraftGuard } from './use-draft-guard';

/** Submission state; the form retains its values in every state. */
export type Editing =
  | { kind: 'ready'; draft: PostDraft }
  | { kind: 'saving'; draft: PostDraft }
  | { kind: 'rejected'; draft: PostDraft; message: string; errors?: FieldErrors };

interface PostEditorProps {
  state: Editing;
  action: string;
  onSubmit: (draft: PostDraft) => void;
  onDraftChange?: (draft: PostDraft) => void;
  links: { staffPosts: string };
}

const FIELDS = ['title', 'content'] as const;
const resolver = firstFailureResolver(yupResolver(postSchema), FIELDS);

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '@media (max-width: 30rem)': { flexDirection: 'column' },
}));

/** Post form. It stays mounted until the post is saved, so that a failed save loses no input. */
export function PostEditor({ state, action, onSubmit, onDraftChange, links }: PostEditorProps) {
  const form = useForm<PostDraft>({ defaultValues: state.draft, resolver });
  const isSaving = state.kind === 'saving';
  useDraftGuard(form, isSaving, onDraftChange);
  useServerErrors(form, state);

  return (
    <Form form={form} label={action} onSubmit={(draft) => (isSaving ? undefined : onSubmit(draft))}>
      <div>
        <TextField name="title" label="Title" isDisabled={isSaving} isRequired />
        <CharactersLeft name="title" limit={TITLE_MAX} />
      </div>
      <ContentField isDisabled={isSaving} />
      <MarkdownHelp />
      {state.kind === 'rejected' ? (
        <Alert kind="error" title={state.message}>
          Nothing you wrote is lost. Your text is still here, and you can send it again.
        </Alert>
      ) : null}
      <Actions>
        <Button type="submit" isProcessing={isSaving}>
          {action}
        </Button>
        <Button href={links.staffPosts} look="plain">
          Back to the posts
        </Button>
      </Actions>
    </Form>
  );
}

/** Shows server errors at their fields and focuses the first one. */
function useServerErrors({ setError, setFocus }: UseFormReturn<PostDraft>, state: Editing) {
  useEffect(() => {
    if (state.kind !== 'rejected' || state.errors === undefined) return;
    const { errors } = state;
    const failing = FIELDS.filter((field) => errors[field] !== undefined);
    failing.forEach((field) => setError(field, { type: 'server', message: errors[field] }));
    if (failing[0] !== undefined) setFocus(failing[0]);
  }, [state, setError, setFocus]);
}
