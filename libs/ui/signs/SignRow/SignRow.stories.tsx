import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { tileSizes } from '../../theme/tokens.data';
import { SignRow } from './SignRow';

const meta = {
  component: SignRow,
  argTypes: {
    size: {
      control: 'select',
      options: [...Object.keys(tileSizes), 'fill'],
      description: 'Size of the tiles; `fill` is as wide as its cell.',
    },
  },
  parameters: {
    guide: {
      purpose: 'Lexigrams with their words, in a row.',
      do: [
        'Use `small` and `medium` in running pages, `large` and `huge` to show signs as pictures.',
        'Name the row by what the signs have in common.',
      ],
      dont: ['Make the signs clickable; use `SignButton`.', 'Repeat a word.'],
      accessibility: ['A list named by `label`. The words are text, the signs decorative.'],
      themeSlots: ['typography.caption'],
      mui: ['List'],
    } satisfies ComponentGuide,
  },
  args: { label: 'Five signs', words: ['Kanzi', 'banana', 'outdoors', 'tickle', 'good'] },
} satisfies Meta<typeof SignRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Huge: Story = { args: { size: 'huge' } };
