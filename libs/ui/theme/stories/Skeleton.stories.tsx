import Skeleton from '@mui/material/Skeleton';
import type { SkeletonProps } from '@mui/material/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const meta = {
  component: Skeleton,
  argTypes: {
    variant: {
      control: 'radio',
      options: ['text', 'rectangular', 'rounded', 'circular'] satisfies SkeletonProps['variant'][],
      description: 'Shape of the content.',
    },
    height: { control: 'text', description: 'Height, unless it is text.' },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s skeleton in our theme: the shape of content that is loading.',
      do: ['Give it the size of what replaces it.', 'Use `TextSkeleton` for several lines of text.'],
      dont: ['Show it without a `Loading` that announces the state.', 'Use it for actions.'],
      accessibility: ['Not announced; the animation stops with reduced motion.'],
      themeSlots: ['MuiSkeleton', 'palette.divider', 'layout.tileRadius', 'shape.borderRadius'],
      mui: ['Skeleton'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rectangular: Story = { args: { variant: 'rectangular', height: '12rem' } };
