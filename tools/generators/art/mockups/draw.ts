import type { ProductPicture } from '#apps/sandbox/src/printify/catalog/pictures.ts';
import type { Kind } from '#apps/sandbox/src/printify/catalog/design.types.ts';
import type { Mockup, Order } from './mockup.types.ts';
import { picture } from './stage.ts';
import { cap } from './cap.ts';
import { hoodie } from './hoodie.ts';
import { mug } from './mug.ts';
import { notebook } from './notebook.ts';
import { print } from './print.ts';
import { kidsShirt, tShirt } from './shirt.ts';
import { stickers } from './stickers.ts';
import { tote } from './tote.ts';

type SignedKind = Exclude<Kind, 'print'>;

const MOCKUPS: Readonly<Record<SignedKind, (order: Order) => Mockup>> = {
  't-shirt': tShirt,
  'kids-shirt': kidsShirt,
  hoodie,
  mug,
  tote,
  notebook,
  stickers,
  cap,
};

/** Products with an additional print on the sleeve. */
const ON_SLEEVE_TOO: ReadonlySet<string> = new Set(['hug-hoodie']);

function buildMockup({ product, kind, motif, color, view }: ProductPicture): Mockup {
  if ('scene' in motif) return print(motif.scene, color.hex);
  if (kind === 'print') throw new Error('A print shows a scene.');
  return MOCKUPS[kind]({
    color: color.hex,
    words: motif.words,
    isDetail: view === 'detail',
    isOnSleeve: ON_SLEEVE_TOO.has(product),
  });
}

export function getDrawing(wanted: ProductPicture): string {
  const { drawing, focus } = buildMockup(wanted);
  return picture(drawing, wanted.view === 'detail' ? focus : undefined);
}
