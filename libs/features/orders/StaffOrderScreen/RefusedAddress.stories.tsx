import { aStaffOrder } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OrderActions } from './OrderActions';

const meta = {
  component: OrderActions,
  parameters: {
    docs: {
      description: { component: 'What staff can do when the mail server refused the buyer’s address.' },
    },
  },
  args: {
    state: { kind: 'ready', order: aStaffOrder() },
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

export const Refused: Story = {
  args: {
    state: {
      kind: 'ready',
      order: aStaffOrder({
        email: 'ada@exmaple.org',
        refused_emails: ['ada@exmaple.org'],
        attention:
          'The mail server refused ada@exmaple.org, so an email was not sent. Correct the address, and we will send it again.',
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Correct the address' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Correct the email address' });
    const field = within(dialog).getByLabelText('Email');
    await waitFor(() => expect(field).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'ada@example.org');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Correct and send again' }));

    await waitFor(() =>
      expect(args.onCorrect).toHaveBeenCalledWith({
        refused_email: 'ada@exmaple.org',
        email: 'ada@example.org',
      }),
    );
  },
};
