import { ERASED, ERASED_PERSON } from '@paniscus/domain/personal-data';
import { aParcel, aStaffOrder } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StaffOrderScreen } from './StaffOrderScreen';

const { firstName, lastName, email } = ERASED_PERSON;
const order = aStaffOrder({
  state: 'delivered',
  email,
  phone: '',
  address: {
    name: `${firstName} ${lastName}`,
    address1: '',
    address2: '',
    city: '',
    region: 'IA',
    zip: '',
    country: 'US',
  },
  parcels: [aParcel({ tracking_number: `${ERASED} 1`, tracking_url: null })],
});

const meta = {
  component: StaffOrderScreen,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'An order whose buyer’s data was erased.' } },
  },
  args: {
    state: { kind: 'ready', order },
    onRetry: fn(),
    onResolve: fn(),
    onResend: fn(),
    onRefund: fn(),
    onCorrect: fn(),
    onEdit: fn(),
    links: { orders: '/orders' },
  },
} satisfies Meta<typeof StaffOrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Erased: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();

    await expect(canvas.queryByRole('button', { name: 'Resend email' })).toBeNull();
    await expect(canvas.queryByText(email)).toBeNull();
    await expect(canvas.getByText('Tracking number erased')).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveTextContent(/^Erased personIAUnited States$/);
  },
};
