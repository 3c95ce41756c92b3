import type { ProductImage, SiteWord } from '@paniscus/domain';

export interface GalleryProps {
  /** At most two. */
  images: readonly ProductImage[];
  /** What the pictures show, such as 'Forest Shirt, Moss'. */
  subject: string;
  word: SiteWord;
}
