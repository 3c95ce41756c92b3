import { aStaffDonation } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonationActions } from './DonationActions';

const meta = {
  component: DonationActions,
  parameters: {
    docs: { description: { component: 'What staff can do when the mail server refused an address.' } },
  },
  args: {
    state: { kind: 'ready', donation: aStaffDonation() },
    onResolve: fn(),
    onResend: fn(),
    onRefund: fn(),
    onCorrect: fn(),
  },
} satisfies Meta<typeof DonationActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: {
    state: {
      kind: 'ready',
      donation: aStaffDonation({
        email: 'ada@exmaple.org',
        refused_emails: ['ada@exmaple.org'],
        has_attention: true,
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
