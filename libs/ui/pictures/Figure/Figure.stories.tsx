import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SignRow } from '../../signs/SignRow/SignRow';
import { Figure } from './Figure';

const meta = {
  component: Figure,
  parameters: {
    guide: {
      purpose: 'Signs, numbers or names under a small caption.',
      do: ['Use a caption that says what is shown.', 'Use it for content that the text refers to.'],
      dont: ['Use it for photographs without a text alternative.', 'Repeat the caption in the content.'],
      accessibility: ['A `figure` with its `figcaption` as the name.'],
      themeSlots: ['MuiTypography', 'palette.text.secondary', 'typography.overline'],
      mui: ['Box', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    caption: 'Signs of one meal',
    children: <SignRow words={['banana', 'juice', 'egg']} label="Signs of one meal" size="medium" />,
  },
} satisfies Meta<typeof Figure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent('Signs of one meal');
  },
};
