import { createStripeStub } from '@paniscus/card';
import { aDonationForm, aTributeForm } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonationPanel } from './DonationPanel';
import { inDonationScreen } from './in-donation-screen';

const meta = {
  component: DonationPanel,
  decorators: [inDonationScreen],
  parameters: {
    docs: {
      description: {
        component: 'The fields for a donation in memory or in honor of someone, as a donor fills them in.',
      },
    },
  },
  args: {
    state: { kind: 'ready' },
    stripe: createStripeStub('finished'),
    today: new Date('2026-11-21T12:00:00Z'),
    initialForm: aTributeForm(),
    onDonate: fn(),
    links: { privacyPolicy: '/privacy-policy' },
  },
} satisfies Meta<typeof DonationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tribute: Story = {};
export const TributeOnPhone: Story = {};

export const TributeDeselected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('radio', { name: 'No one' }));
    await expect(canvas.queryByLabelText('Recipient’s name')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'In honor of' }));

    await expect(canvas.getByLabelText('Name')).toHaveValue('Grace Okafor');
    await expect(canvas.getByLabelText('Recipient’s email')).toHaveValue('samuel.okafor@example.org');
    await expect(canvas.getByLabelText('Message for the memory wall')).toHaveValue(
      'For Grace, who taught us to listen.',
    );
    await expect(canvas.getByText('105 characters left')).toBeVisible();
  },
};

/** An anonymous donor is told that the card leaves out the name. */
export const TributeAnonymous: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByLabelText('Give anonymously'));

    await expect(canvas.getByText(/We leave out your name, so please do not sign it\./)).toBeVisible();
  },
};

/** Everything above is valid, so the tribute name error is reported, before the card error. */
export const TributeInvalid: Story = {
  args: { initialForm: aDonationForm({ tributeKind: 'memory', hasTributeCard: true }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByLabelText('CVC');

    await userEvent.click(canvas.getByRole('button', { name: 'Donate' }));

    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByText('Name must be at least 2 characters.')).toBeVisible();
    await expect(args.onDonate).not.toHaveBeenCalled();
  },
};
