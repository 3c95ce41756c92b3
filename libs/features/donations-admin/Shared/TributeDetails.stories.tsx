import { aStaffTribute } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TributeDetails } from './TributeDetails';

/** Only a gift that is paid and not refunded is on the memory wall. */
const meta = {
  component: TributeDetails,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    tribute: aStaffTribute({ wall_state: 'shown' }),
    state: 'succeeded',
    links: { tributes: '/tributes' },
  },
} satisfies Meta<typeof TributeDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: ({ canvas }) => expect(canvas.getByText('On the wall')).toBeVisible(),
};

export const Refunded: Story = {
  args: { state: 'refunded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not shown, because the gift was refunded.')).toBeVisible();
    await expect(canvas.queryByText('On the wall')).toBeNull();
  },
};

export const Unpaid: Story = {
  args: { state: 'failed', tribute: aStaffTribute({ wall_state: 'waiting' }) },
  play: ({ canvas }) => expect(canvas.getByText('Not shown, because the gift was not paid.')).toBeVisible(),
};
