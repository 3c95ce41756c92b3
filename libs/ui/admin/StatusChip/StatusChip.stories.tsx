import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { StatusChip } from './StatusChip';

const meta = {
  component: StatusChip,
  argTypes: { label: { control: 'text', description: 'One or two words.' } },
  parameters: {
    guide: {
      purpose: 'State of a record as a small label with a shape.',
      do: [
        'Use `default` for neutral, `info` for in progress, `success` for done, `warning` for reversed, `error` for needs attention.',
        'Use one or two words.',
      ],
      dont: ['Make it clickable.', 'Use it for categories; use MUI’s `Chip`.'],
      accessibility: [
        'Each color has its own shape, so that the state does not depend on color.',
        'The label carries the meaning; the shape is not announced.',
      ],
      themeSlots: ['MuiChip'],
      mui: ['Chip'],
    } satisfies ComponentGuide,
  },
  args: { color: 'info', label: 'On its way' },
} satisfies Meta<typeof StatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Neutral: Story = { args: { color: 'default', label: 'Draft' } };
export const Success: Story = { args: { color: 'success', label: 'Arrived' } };
export const Warning: Story = { args: { color: 'warning', label: 'Refunded' } };
export const Error: Story = { args: { color: 'error', label: 'Needs attention' } };
/** The label wraps rather than making a phone's page wider than its window. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  args: { label: 'Waiting for the first charge' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
