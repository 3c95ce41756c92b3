import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { tileSizes } from '../../theme/tokens.data';
import { SignTile } from './SignTile';

const meta = {
  component: SignTile,
  argTypes: {
    size: {
      control: 'select',
      options: [...Object.keys(tileSizes), 'fill'],
      description: 'Width and height; `fill` uses the available width.',
    },
  },
  parameters: {
    guide: {
      purpose: 'A sign on the tile of its class, from its code, without loading the vocabulary.',
      do: [
        'Give it a `name`, or set `isDecorative` when its word is beside it.',
        'Use `fill` in grids that decide the size.',
      ],
      dont: ['Change its colors: they are part of the sign.', 'Use it for words that `LexigramTile` knows.'],
      accessibility: [
        'An image named by `name`; without one it is hidden from screen readers.',
        'Keeps its colors in forced-colors mode, because a class is known by its color.',
      ],
      themeSlots: ['palette.lexigram', 'layout.tileRadius', 'motions.draw', 'tileSizes'],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { sign: 'circle+dot', lexigramClass: 'people', name: 'A circle and a dot' },
} satisfies Meta<typeof SignTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tiny: Story = { args: { size: 'tiny' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Huge: Story = { args: { size: 'huge' } };
export const Filling: Story = { args: { size: 'fill' } };
export const Decorative: Story = { args: { isDecorative: true } };
export const Drawing: Story = { args: { size: 'large', isDrawing: true } };
