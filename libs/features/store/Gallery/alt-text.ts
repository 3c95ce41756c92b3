import type { ProductImage } from '@paniscus/domain/products';

/** Alternative text of a picture, such as 'Forest Shirt, Moss, front'. */
export const buildAltText = (subject: string, { position }: ProductImage) =>
  position === '' || position === 'other' ? subject : `${subject}, ${position}`;
