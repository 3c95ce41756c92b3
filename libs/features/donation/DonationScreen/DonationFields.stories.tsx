import { createStripeStub } from '@paniscus/card';
import { aDonationForm } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DonationScreen } from './DonationScreen';

const meta = {
  component: DonationScreen,
  args: {
    state: { kind: 'ready' },
    stripe: createStripeStub('blank'),
    today: new Date('2026-11-21T12:00:00Z'),
    onDonate: fn(),
    links: { privacyPolicy: '/privacy-policy', findGiving: '/find-giving', contact: '/contact' },
  },
} satisfies Meta<typeof DonationScreen>;
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

    await expect(canvas.getByLabelText('Amount')).toHaveValue(100);
  },
};
