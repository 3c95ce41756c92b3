import { createStripeStub } from '@paniscus/card';
import { aDonationForm } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonationPanel } from './DonationPanel';
import { guide } from './donation-panel.guide';
import { inDonationScreen } from './in-donation-screen';

const meta = {
  component: DonationPanel,
  decorators: [inDonationScreen],
  parameters: { guide },
  args: {
    state: { kind: 'ready' },
    stripe: createStripeStub('blank'),
    today: new Date('2026-11-21T12:00:00Z'),
    onDonate: fn(),
    links: { privacyPolicy: '/privacy-policy' },
  },
} satisfies Meta<typeof DonationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BillingNameOfDonor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByLabelText('First Name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Last Name'), 'Nguyen');
    await userEvent.type(canvas.getByLabelText('Billing Last Name'), '-Smith');
    await userEvent.type(canvas.getByLabelText('Last Name'), 's');

    await expect(canvas.getByLabelText('Billing First Name')).toHaveValue('Ada');
    await expect(canvas.getByLabelText('Billing Last Name')).toHaveValue('Nguyen-Smith');
  },
};

/** A restored form retains the billing name that the donor entered. */
export const BillingNameRetained: Story = {
  args: { initialForm: aDonationForm({ billingLastName: 'Nguyen-Smith' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByLabelText('Last Name'), 's');

    await expect(canvas.getByLabelText('Billing Last Name')).toHaveValue('Nguyen-Smith');
  },
};

/** An emptied billing name stays empty while the donor types another one. */
export const BillingNameEmptied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('First Name'), 'Grace');
    await userEvent.clear(canvas.getByLabelText('Billing First Name'));

    await userEvent.type(canvas.getByLabelText('Billing First Name'), 'Quill');
    await userEvent.clear(canvas.getByLabelText('Billing First Name'));
    await userEvent.type(canvas.getByLabelText('First Name'), 's');

    await expect(canvas.getByLabelText('Billing First Name')).toHaveValue('');
  },
};

/** Values saved before a reload fill in the form, with the region of their country and an emptied billing name. */
export const SavedForm: Story = {
  args: {
    savedForm: aDonationForm({ firstName: 'Grace', billingFirstName: '', country: 'US', region: 'IA' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveDisplayValue('Iowa'));
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Grace');
    await expect(canvas.getByLabelText('Billing First Name')).toHaveValue('');
  },
};

/** The United States offers states, starting with Alabama; Canada offers provinces, starting with Alberta. */
export const RegionOfCountry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const country = canvas.getByLabelText('Country');
    await expect(canvas.queryByLabelText('Region')).toBeNull();

    await userEvent.selectOptions(country, 'US');
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('Alabama');

    await userEvent.selectOptions(country, 'FR');
    await expect(canvas.getByLabelText('Region')).toHaveValue('');

    await userEvent.selectOptions(country, 'CA');
    await expect(canvas.getByLabelText('Province')).toHaveDisplayValue('Alberta');
  },
};

export const SuggestedAmount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('radio', { name: /^\$100/ }));

    await expect(canvas.getByLabelText('Amount')).toHaveValue('100.00');
  },
};

/** A comma separates the cents, as in most of the world, and turning the wheel changes nothing. */
export const AmountWithComma: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByLabelText('Amount');

    await userEvent.clear(amount);
    await userEvent.type(amount, '25,50{ArrowUp}');
    await fireEvent.wheel(amount, { deltaY: 100 });

    await expect(amount).toHaveValue('25,50');
    await expect(canvas.getByText('$25.50')).toBeVisible();
  },
};

/** The purpose explains itself, and what happens to a monthly gift when it ends. */
export const Purpose: Story = {
  args: {
    initialForm: aDonationForm({ frequency: 'monthly' }),
    funds: [
      {
        id: 3,
        name: 'Forest patrols',
        description: 'Rangers who guard the forest, and their boats and boots.',
      },
      { id: 4, name: 'Veterinary care', description: 'Check-ups, medicine and a doctor on call.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const purpose = canvas.getByLabelText('Direct my gift to');
    await expect(purpose).toHaveDisplayValue('Where it is needed most');

    await userEvent.selectOptions(purpose, 'Forest patrols');

    await expect(purpose).toHaveAccessibleDescription(/^Rangers who guard the forest.*If this purpose ends/);
  },
};

/** The donor comes back to the form, for example because the payment was refused. */
export const PurposeClosed: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { funds: Purpose.args?.funds, isFundClosed: true },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^The purpose you chose is no longer available\./);

    await userEvent.selectOptions(canvas.getByLabelText('Direct my gift to'), 'Forest patrols');

    await waitFor(() => expect(note).not.toBeInTheDocument());
  },
};
