import type { SchemeColors } from './palette.data';

export type ColorName = Exclude<keyof SchemeColors, 'lexigram'>;

interface ContrastPair {
  /** Text, sign or border. */
  color: ColorName;
  background: ColorName;
}

const on = (colors: readonly ColorName[], backgrounds: readonly ColorName[]): ContrastPair[] =>
  colors.flatMap((color) => backgrounds.map((background) => ({ color, background })));

const grounds = ['page', 'sheet', 'ground'] as const;

/** Pairs of colors that are used together, with the contrast that WCAG 2.2 asks for; `palette.spec.ts` measures them. */
export const contrastPairs = [
  { use: 'Body text, AAA', minimum: 7, pairs: on(['ink', 'inkSoft'], grounds) },
  {
    use: 'Links, buttons and messages, AA',
    minimum: 4.5,
    pairs: [
      ...on(['forest', 'forestStrong', 'error', 'warning', 'info', 'success'], grounds),
      ...on(['onForest'], ['forest', 'forestStrong']),
      ...on(['onSaffron'], ['saffron', 'saffronStrong']),
      ...(['error', 'warning', 'info', 'success'] as const).flatMap((tone) =>
        on(['ink', tone], [`${tone}Ground`]),
      ),
    ],
  },
  { use: 'Borders of controls', minimum: 3, pairs: on(['edge', 'forest', 'error'], ['page', 'sheet']) },
];
