import type { Color, Kind, Motif } from './design.types.ts';
import { DESIGNS } from './designs.data.ts';

export const VIEWS = ['front', 'detail'] as const;
export type View = (typeof VIEWS)[number];

export interface ProductPicture {
  /** 'question-shirt-forest-front.webp', below /images/ and in apps/sandbox/art. */
  file: string;
  product: string;
  kind: Kind;
  color: Color;
  motif: Motif;
  view: View;
}

export function getPictureFile(productSlug: string, color: Color, view: View): string {
  return `${productSlug}-${color.name.toLowerCase().replaceAll(' ', '-')}-${view}.webp`;
}

export const PRODUCT_PICTURES: readonly ProductPicture[] = DESIGNS.flatMap(({ slug, kind, motif, colors }) =>
  colors.flatMap((color) =>
    VIEWS.map((view) => ({
      file: getPictureFile(slug, color, view),
      product: slug,
      kind,
      color,
      motif,
      view,
    })),
  ),
);
