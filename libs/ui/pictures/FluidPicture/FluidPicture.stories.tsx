import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { drawnScene } from '../Picture/drawn-scene';
import { FluidPicture } from './FluidPicture';

const meta = {
  component: FluidPicture,
  argTypes: {
    picture: { control: 'object', description: 'Alternative text, size and files of the picture.' },
    sizes: { control: 'text', description: 'The `sizes` attribute of the picture.' },
    isFirst: {
      control: 'boolean',
      description: 'Above the fold: loaded eagerly with high priority. Others load lazily.',
    },
  },
  parameters: {
    guide: {
      purpose: 'A picture as wide as its container, in its own aspect ratio.',
      do: [
        'Set `sizes` to the width it really has.',
        'Set `isFirst` for the one picture that is visible at once.',
      ],
      dont: ['Crop with it; use `Picture` for squares.', 'Set a height.'],
      accessibility: [
        'The text alternative comes from the picture’s data; leave it empty only when the text beside it says the same.',
        'Width and height reserve the space, so that nothing moves.',
      ],
      themeSlots: ['layout.tileRadius'],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { picture: drawnScene('wheat', 60, 'The sun over the forest'), sizes: '100vw' },
} satisfies Meta<typeof FluidPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Framed: Story = { args: { sx: { border: 1, borderColor: 'divider' } } };
