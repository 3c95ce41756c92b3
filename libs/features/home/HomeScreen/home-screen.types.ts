import type { HomeLink } from '@paniscus/content';
import type { Post } from '@paniscus/domain/posts';

type HomePost = Pick<Post, 'id' | 'slug' | 'title' | 'preview' | 'username' | 'created_at' | 'published_at'>;

/** State of the newest posts; the rest of the page does not depend on it. */
export type HomeState =
  { kind: 'ready'; posts: readonly HomePost[] } | { kind: 'empty' } | { kind: 'failed' };

export type HomeLinks = Record<HomeLink, string> & {
  posts: string;
  post: (id: number, slug?: string) => string;
  donate: string;
  signs: string;
  celebration: string;
  slideshow: string;
  research: string;
};
