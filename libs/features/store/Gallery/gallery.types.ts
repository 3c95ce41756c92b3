import type { SiteWord } from '@paniscus/domain/keyboard';
import type { ProductImage } from '@paniscus/domain/products';

export interface GalleryProps {
  /** At most two. */
  images: readonly ProductImage[];
  /** What the pictures show, such as 'Forest Shirt, Moss'. */
  subject: string;
  /** Sign shown when there is no picture. */
  word: SiteWord;
}
