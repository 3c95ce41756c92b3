export type ElementName =
  'circle' | 'box' | 'diamond' | 'cross' | 'vertical' | 'horizontal' | 'wave' | 'bar' | 'dot';

export type VariantName = 'small' | 'high' | 'low' | 'left' | 'right' | 'pair' | 'stack';

export type SignElement = {
  name: ElementName;
  description: string;
  variants: readonly VariantName[];
};

const FIGURE_VARIANTS = ['small', 'high', 'low', 'left', 'right'] as const;

/** The nine graphic elements, in the order of a sign's code, after its frame. */
export const ELEMENTS: readonly SignElement[] = [
  {
    name: 'circle',
    description: 'A ring around the others; a small one beside them.',
    variants: FIGURE_VARIANTS,
  },
  {
    name: 'box',
    description: 'A square around the others; a small one beside them.',
    variants: FIGURE_VARIANTS,
  },
  {
    name: 'diamond',
    description: 'A square on its corner around the others; a small one beside them.',
    variants: FIGURE_VARIANTS,
  },
  {
    name: 'cross',
    description: 'Two slanting lines that meet in the middle; a small one beside the others.',
    variants: FIGURE_VARIANTS,
  },
  {
    name: 'vertical',
    description:
      'A vertical line: in the middle, left or right, two of them, or only its upper or lower half.',
    variants: ['left', 'right', 'pair', 'high', 'low'],
  },
  {
    name: 'horizontal',
    description:
      'A horizontal line: in the middle, high or low, two of them, or only its left or right half.',
    variants: ['high', 'low', 'pair', 'left', 'right'],
  },
  {
    name: 'wave',
    description: 'A horizontal line that rises and falls twice.',
    variants: ['high', 'low', 'pair'],
  },
  { name: 'bar', description: 'A thick horizontal line.', variants: ['high', 'low', 'pair'] },
  {
    name: 'dot',
    description: 'A filled disc, or two, side by side or one above the other.',
    variants: ['high', 'low', 'left', 'right', 'pair', 'stack'],
  },
];
