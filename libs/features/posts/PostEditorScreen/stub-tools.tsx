import type { Post, PostDetails, PostDraft, PostRevision } from '@paniscus/domain/posts';
import type { PostToolsProps } from '../PostEditor/PostTools';
import { ToolDialogs } from '../PostEditor/ToolDialogs';

type StubOptions = {
  post: Post;
  revision: PostRevision;
  onRestore: (draft: PostDraft) => void;
  /** Called when a preview link is asked for. */
  onCreate: () => void;
  onSave: (details: PostDetails) => void;
};

const ignore = () => undefined;
const details = {
  version: 1,
  excerpt: '',
  derived_excerpt: 'The first sign means groom.',
  picture: null,
  tags: [],
  slug: '',
  derived_slug: 'the-sign-by-the-door',
  series: null,
};

/** Dialogs of a post in stories, without a server. */
export function stubTools({ post, revision, onRestore, onCreate, onSave }: StubOptions): PostToolsProps {
  return {
    post,
    onRestore,
    Dialogs: ({ tool, onClose }) => (
      <ToolDialogs
        tool={tool}
        details={{
          state: { kind: 'ready', details },
          knownTags: [],
          knownSeries: [],
          onSave,
          onUseCurrent: ignore,
          PicturePicker: () => null,
        }}
        history={{
          state: { kind: 'ready', revisions: [revision], hasMore: false, selected: revision },
          onSelect: ignore,
          onMore: ignore,
          onRestore,
        }}
        preview={{ url: undefined, isProcessing: false, onCreate, onRevoke: ignore }}
        onClose={onClose}
      />
    ),
  };
}
