import { postBulkActions } from '@paniscus/features/posts';
import { useQueryClient } from '@tanstack/react-query';
import type { PostPage } from '../api/post-page';
import { useBulkActions } from './admin/bulk/bulk-actions';
import { changePostStatus, undoStatusChange } from './post-status-change';

/** Actions on several posts of the list, each of which can be taken back. */
export function usePostBulkActions() {
  const queryClient = useQueryClient();
  return useBulkActions({
    actions: postBulkActions,
    async runOne(row, action) {
      const { post, undo } = await changePostStatus(row, action);
      return undo && (() => undoStatusChange(post, undo));
    },
    listKey: 'posts',
    getRows: (page: PostPage) => page.posts,
    reload: () => queryClient.invalidateQueries(),
  });
}
