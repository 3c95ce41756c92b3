import type { Color, Kind, Size } from './design.types.ts';

/** US cents for the first and each additional item of a kind. */
type Rate = readonly [first: number, additional: number];

export interface ProductKind {
  tag: string;
  blueprintId: number;
  printProviderId: number;
  sizes: readonly Size[];
  hasColorChoice: boolean;
  shipping: { standard: Rate; priority: Rate; express: Rate; economy: Rate };
}

export const COLORS = {
  natural: { name: 'Natural', hex: '#efe6d2' },
  white: { name: 'White', hex: '#faf8f3' },
  sand: { name: 'Sand', hex: '#d8c6a2' },
  forest: { name: 'Forest', hex: '#23402f' },
  moss: { name: 'Moss', hex: '#6b7a4b' },
  night: { name: 'Night', hex: '#1d2730' },
  charcoal: { name: 'Charcoal', hex: '#3b3a38' },
  river: { name: 'River', hex: '#4f7c8c' },
  clay: { name: 'Clay', hex: '#a9583a' },
} as const satisfies Record<string, Color>;

const size = (name: string, priceCents: number, costCents: number, grams: number): Size => ({
  name,
  priceCents,
  costCents,
  grams,
});

export const PRODUCT_KINDS: Record<Kind, ProductKind> = {
  't-shirt': {
    tag: 'T-shirts',
    blueprintId: 12,
    printProviderId: 29,
    sizes: [
      size('S', 2600, 1190, 180),
      size('M', 2600, 1190, 200),
      size('L', 2600, 1190, 220),
      size('XL', 2600, 1190, 240),
      size('2XL', 2850, 1420, 260),
    ],
    hasColorChoice: true,
    shipping: { standard: [475, 240], priority: [999, 400], express: [799, 240], economy: [399, 200] },
  },
  'kids-shirt': {
    tag: 'T-shirts',
    blueprintId: 157,
    printProviderId: 29,
    sizes: [size('XS', 2200, 990, 110), size('S', 2200, 990, 120), size('M', 2200, 990, 130)],
    hasColorChoice: true,
    shipping: { standard: [475, 240], priority: [999, 400], express: [799, 240], economy: [399, 200] },
  },
  hoodie: {
    tag: 'Hoodies',
    blueprintId: 77,
    printProviderId: 29,
    sizes: [
      size('S', 4900, 2480, 480),
      size('M', 4900, 2480, 510),
      size('L', 4900, 2480, 540),
      size('XL', 4900, 2480, 570),
      size('2XL', 5200, 2740, 600),
      size('3XL', 5450, 2990, 640),
    ],
    hasColorChoice: true,
    shipping: { standard: [849, 215], priority: [1599, 600], express: [1299, 450], economy: [699, 180] },
  },
  mug: {
    tag: 'Mugs',
    blueprintId: 68,
    printProviderId: 1,
    sizes: [size('11oz', 1600, 520, 380), size('15oz', 1850, 690, 480)],
    hasColorChoice: true,
    shipping: { standard: [649, 345], priority: [1299, 500], express: [1099, 400], economy: [549, 300] },
  },
  tote: {
    tag: 'Bags',
    blueprintId: 553,
    printProviderId: 34,
    sizes: [size('One size', 2200, 1010, 220)],
    hasColorChoice: true,
    shipping: { standard: [489, 235], priority: [1049, 400], express: [849, 300], economy: [419, 200] },
  },
  print: {
    tag: 'Prints',
    blueprintId: 282,
    printProviderId: 2,
    sizes: [
      size('8″ x 10″', 1400, 480, 90),
      size('12″ x 18″', 2200, 790, 160),
      size('18″ x 24″', 3400, 1180, 260),
    ],
    hasColorChoice: false,
    shipping: { standard: [499, 149], priority: [1199, 300], express: [999, 250], economy: [459, 120] },
  },
  notebook: {
    tag: 'Paper',
    blueprintId: 74,
    printProviderId: 1,
    sizes: [size('A5', 1500, 610, 290)],
    hasColorChoice: false,
    shipping: { standard: [489, 199], priority: [1049, 350], express: [849, 250], economy: [419, 150] },
  },
  stickers: {
    tag: 'Paper',
    blueprintId: 400,
    printProviderId: 73,
    sizes: [size('4″ x 6″', 450, 160, 15), size('6″ x 9″', 750, 280, 25)],
    hasColorChoice: false,
    shipping: { standard: [399, 9], priority: [899, 50], express: [799, 20], economy: [349, 5] },
  },
  cap: {
    tag: 'Caps',
    blueprintId: 1447,
    printProviderId: 41,
    sizes: [size('One size', 2400, 1290, 110)],
    hasColorChoice: true,
    shipping: { standard: [475, 240], priority: [999, 400], express: [799, 300], economy: [399, 200] },
  },
};
