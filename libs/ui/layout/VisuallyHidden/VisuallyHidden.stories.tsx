import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  parameters: {
    guide: {
      purpose: 'Text for screen readers only.',
      do: ['Complete a short visible label: “Read *What a word is for*.”', 'Use it for live regions.'],
      dont: ['Put focusable elements into it.', 'Use it for what sighted people need as well.'],
      accessibility: ['Stays in the accessibility tree and in accessible names, unlike `display: none`.'],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { children: 'What a word is for' },
  render: (args) => (
    <a href="#post">
      Read <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');

    await expect(link).toHaveAccessibleName('Read What a word is for');
  },
};
