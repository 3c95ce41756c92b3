import { createStripeStub } from '@paniscus/card';
import { aDonationForm, aTributeForm } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonationScreen } from './DonationScreen';

const meta = {
  component: DonationScreen,
  args: {
    state: { kind: 'ready' },
    stripe: createStripeStub('finished'),
    today: new Date('2026-11-21T12:00:00Z'),
    initialForm: aTributeForm(),
    onDonate: fn(),
    links: { privacyPolicy: '/privacy-policy', findGiving: '/find-giving', contact: '/contact' },
  },
} satisfies Meta<typeof DonationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tribute: Story = {};
export const TributeOnPhone: Story = {};

export const TributeFoldedAway: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('radio', { name: 'No one' }));
    await expect(canvas.queryByLabelText('Recipient’s Name')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'In honour of' }));

    await expect(canvas.getByLabelText('Name')).toHaveValue('Grace Okafor');
    await expect(canvas.getByLabelText('Recipient’s Email')).toHaveValue('samuel.okafor@example.org');
    await expect(canvas.getByLabelText('Line for the memory wall')).toHaveValue(
      'For Grace, who taught us to listen.',
    );
    await expect(canvas.getByText('105 characters left')).toBeVisible();
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
