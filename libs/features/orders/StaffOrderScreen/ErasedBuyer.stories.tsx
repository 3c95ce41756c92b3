import { ERASED_PERSON } from '@paniscus/domain/personal-data';
import { aStaffOrder } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { OrderActions } from './OrderActions';

const meta = {
  component: OrderActions,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'What staff can do after the buyer’s data was erased.' } },
  },
  args: {
    state: { kind: 'ready', order: aStaffOrder({ state: 'delivered', email: ERASED_PERSON.email }) },
    onRetry: fn(),
    onResolve: fn(),
    onResend: fn(),
    onRefund: fn(),
    onCorrect: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof OrderActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Erased: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();

    await expect(canvas.queryByRole('button', { name: 'Resend email' })).toBeNull();
  },
};
