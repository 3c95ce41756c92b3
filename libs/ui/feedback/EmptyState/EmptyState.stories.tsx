import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  parameters: {
    guide: {
      purpose: 'Says that there is nothing yet, and what to do next.',
      do: ['Offer one action that leads on.', 'Choose a sign that belongs to the missing content.'],
      dont: ['Use it when loading failed; use `ErrorState`.', 'Blame the visitor or leave the place blank.'],
      accessibility: [
        'The sign is decorative; the title is a paragraph, because the page already has its headings.',
        'Not announced: it is part of the page, not a message. The result of a form takes the focus (`takesFocus`).',
      ],
      themeSlots: ['MuiTypography', 'palette.text.secondary', 'typography.h3', 'layout.readingWidth'],
      mui: ['Box', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { word: 'outdoors', title: 'No posts available.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Action: Story = {
  args: {
    children: 'Your first post will appear here.',
    action: <Button href="#create">Create Post</Button>,
  },
};
export const ActionOnPhone: Story = { args: Action.args };
/** An email address wraps rather than making a phone's page wider than its window. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  args: { children: 'It goes to ada.nguyen@example.org. The old link no longer works.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
