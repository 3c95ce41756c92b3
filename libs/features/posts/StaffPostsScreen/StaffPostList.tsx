import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { BulkActions, FocusedAlert, SelectionCheckbox, useSelection } from '@paniscus/ui';
import type { BulkControl, Selection } from '@paniscus/ui';
import { OlderPosts } from '../PostListScreen/OlderPosts';
import type { StaffPost } from '../post-summary.types';
import type { PostAction } from './post-actions.data';
import { postBulkActions } from './post-bulk-actions';
import type { PostBulkAction } from './post-bulk-actions';
import { PostListItem } from './PostListItem';
import { StaffPostRow } from './StaffPostRow';
import type { StaffPostLinks } from './StaffPostRow';

interface StaffPostListProps {
  /** Posts of the page, in order. */
  posts: readonly StaffPost[];
  /** Link to the next page; undefined on the last one. */
  olderHref?: string;
  /** Post whose change is being saved. */
  processingId?: number;
  /** Why the last change failed. */
  message?: string;
  /** Last action on several posts, and what starts the next one. */
  bulk: BulkControl<StaffPost, PostBulkAction>;
  onAction: (post: StaffPost, action: PostAction) => void;
  links: StaffPostLinks;
}

/** The posts, of which those that the person may edit can be selected. */
export function StaffPostList({ posts, olderHref, message, bulk, ...row }: StaffPostListProps) {
  const editable = posts.filter(({ can_edit: canEdit }) => canEdit !== false);
  const selection = useSelection(editable);
  return (
    <>
      {message === undefined ? null : (
        <FocusedAlert severity="error" sx={{ mb: 3 }}>
          {message}
        </FocusedAlert>
      )}
      <BulkActions actions={postBulkActions} selection={selection} control={bulk}>
        <List role="list">
          {posts.map((post) => (
            <SelectableRow key={post.id} post={post} selection={selection} {...row} />
          ))}
        </List>
      </BulkActions>
      <OlderPosts href={olderHref} />
    </>
  );
}

type SelectableRowProps = Pick<StaffPostListProps, 'links' | 'onAction' | 'processingId'> & {
  post: StaffPost;
  selection: Selection<StaffPost>;
};

function SelectableRow({ post, selection, processingId, links, onAction }: SelectableRowProps) {
  return (
    <PostListItem>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        {post.can_edit === false ? null : (
          <SelectionCheckbox
            name={post.title}
            checked={selection.isSelected(post)}
            onChange={() => selection.onToggle(post)}
            sx={{ mt: 1.25 }}
          />
        )}
        <StaffPostRow
          post={post}
          links={links}
          isProcessing={post.id === processingId}
          onAction={(action) => onAction(post, action)}
        />
      </Stack>
    </PostListItem>
  );
}
