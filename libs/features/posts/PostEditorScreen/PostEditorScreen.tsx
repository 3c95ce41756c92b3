import { styled } from '@mui/material/styles';
import type { PostDraft } from '@paniscus/domain/posts';
import type { FieldErrors } from '@paniscus/domain/problem';
import { Button, EmptyState, ErrorState, LoadingMark, Page, Skeleton } from '@paniscus/ui';
import { PostEditor } from '../PostEditor/PostEditor';

export type PostEditorState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'notFound' }
  /** `draft` holds the initial values; afterwards the form manages its own. */
  | { kind: 'ready'; draft: PostDraft }
  | { kind: 'saving'; draft: PostDraft }
  /** The save was rejected; `errors` holds the server's message for each invalid field. */
  | { kind: 'rejected'; draft: PostDraft; message: string; errors?: FieldErrors };

interface PostEditorScreenProps {
  mode: 'create' | 'edit';
  state: PostEditorState;
  onSubmit: (draft: PostDraft) => void;
  /** Called after every change, so that the draft can be saved. */
  onDraftChange?: (draft: PostDraft) => void;
  links: { staffPosts: string };
}

const MARK = 'hand' as const;

const WORDS = {
  create: {
    title: 'New post',
    lead: 'It is on the site as soon as you press Create Post.',
    action: 'Create Post',
  },
  edit: {
    title: 'Edit post',
    lead: 'Readers see your changes as soon as you press Update Post.',
    action: 'Update Post',
  },
} as const;

const Places = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

export function PostEditorScreen(props: PostEditorScreenProps) {
  const { title, lead } = WORDS[props.mode];
  const mark = props.state.kind === 'loading' ? { label: <LoadingMark word={MARK} /> } : { mark: MARK };
  return (
    <Page title={title} lead={lead} width="form" {...mark}>
      <Body {...props} />
    </Page>
  );
}

function Body({ mode, state, onSubmit, onDraftChange, links }: PostEditorScreenProps) {
  const back = (
    <Button href={links.staffPosts} look="plain">
      Back to the posts
    </Button>
  );
  switch (state.kind) {
    case 'loading':
      return <LoadingBody />;
    case 'failed':
      return (
        <ErrorState
          title={state.message}
          message="It did not arrive, and nothing was changed. Load the page again in a moment."
          action={back}
        />
      );
    case 'notFound':
      return (
        <EmptyState word="question" title="There is no such post" action={back}>
          It may have been removed meanwhile, or the address may have a slip in it.
        </EmptyState>
      );
    default:
      return (
        <PostEditor
          state={state}
          action={WORDS[mode].action}
          onSubmit={onSubmit}
          onDraftChange={onDraftChange}
          links={links}
        />
      );
  }
}

function LoadingBody() {
  return (
    <Places>
      <Skeleton height="4.75rem" />
      <Skeleton height="32rem" />
      <Skeleton height="3rem" />
    </Places>
  );
}
