import { PostListScreen } from '@paniscus/features/posts';
import type { PostFilter, PostListState } from '@paniscus/features/posts';
import { paths } from '@paniscus/routes';
import type { BreadcrumbItem } from '@paniscus/ui';
import { useLoaderData } from 'react-router-dom';

interface FilteredPostsProps {
  filter: PostFilter;
  breadcrumbs: readonly BreadcrumbItem[];
}

/** Page of the posts that `loadFilteredPosts` has loaded. */
export function FilteredPosts(props: FilteredPostsProps) {
  return <PostListScreen state={useLoaderData<PostListState>()} links={paths} {...props} />;
}
