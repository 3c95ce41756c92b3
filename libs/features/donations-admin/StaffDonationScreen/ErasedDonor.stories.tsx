import { ERASED_PERSON } from '@paniscus/domain/personal-data';
import { aStaffDonation } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DonationActions } from './DonationActions';

const meta = {
  component: DonationActions,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'What staff can do after the donor’s data was erased.' } },
  },
  args: {
    state: { kind: 'ready', donation: aStaffDonation({ email: ERASED_PERSON.email }) },
    onResolve: fn(),
    onResend: fn(),
    onRefund: fn(),
    onCorrect: fn(),
  },
} satisfies Meta<typeof DonationActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Erased: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();

    await expect(canvas.queryByRole('button', { name: 'Resend receipt' })).toBeNull();
  },
};
