import type { ProductPicture } from '#apps/sandbox/src/printify/catalog/pictures.ts';
import type { Kind } from '#apps/sandbox/src/printify/catalog/design.types.ts';
import type { Mockup, MockupOptions } from './mockup.types.ts';
import { toSvgDocument } from './effects.ts';
import { drawCap } from './cap.ts';
import { drawHoodie } from './hoodie.ts';
import { drawMug } from './mug.ts';
import { drawNotebook } from './notebook.ts';
import { drawPrint } from './print.ts';
import { drawKidsShirt, drawTShirt } from './shirt.ts';
import { drawStickers } from './stickers.ts';
import { drawTote } from './tote.ts';

type KindWithSigns = Exclude<Kind, 'print'>;

const MOCKUPS: Readonly<Record<KindWithSigns, (order: MockupOptions) => Mockup>> = {
  't-shirt': drawTShirt,
  'kids-shirt': drawKidsShirt,
  hoodie: drawHoodie,
  mug: drawMug,
  tote: drawTote,
  notebook: drawNotebook,
  stickers: drawStickers,
  cap: drawCap,
};

/** Products with an additional print on the sleeve. */
const PRODUCTS_WITH_SLEEVE_PRINT: ReadonlySet<string> = new Set(['hug-hoodie']);

function buildMockup({ product, kind, motif, color, view }: ProductPicture): Mockup {
  if ('scene' in motif) return drawPrint(motif.scene, color.hex);
  if (kind === 'print') throw new Error('A product of kind print requires a scene motif.');
  return MOCKUPS[kind]({
    color: color.hex,
    words: motif.words,
    isDetail: view === 'detail',
    isOnSleeve: PRODUCTS_WITH_SLEEVE_PRINT.has(product),
  });
}

export function drawProduct(productPicture: ProductPicture): string {
  const { drawing, focus } = buildMockup(productPicture);
  return toSvgDocument(drawing, productPicture.view === 'detail' ? focus : undefined);
}
