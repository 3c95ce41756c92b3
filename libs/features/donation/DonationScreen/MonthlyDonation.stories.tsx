import { createStripeStub } from '@paniscus/card';
import { aDonationForm } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonationPanel } from './DonationPanel';
import { inDonationScreen } from './in-donation-screen';

const meta = {
  component: DonationPanel,
  decorators: [inDonationScreen],
  parameters: {
    docs: { description: { component: 'The donation form for a donor who gives every month.' } },
  },
  args: {
    state: { kind: 'ready' },
    stripe: createStripeStub('finished'),
    today: new Date('2027-01-31T12:00:00Z'),
    initialForm: aDonationForm({ frequency: 'monthly' }),
    onDonate: fn(),
    links: { privacyPolicy: '/privacy-policy' },
  },
} satisfies Meta<typeof DonationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The suggested amounts change with the frequency; the entered amount does not. */
export const MonthlyChosen: Story = {
  args: { initialForm: aDonationForm({ amount: '37' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));

    await expect(canvas.getByLabelText('Amount')).toHaveValue('37');
    await expect(canvas.getByRole('radio', { name: /^\$10\D/ })).not.toBeChecked();
    await expect(canvas.getByText(/^Your card is charged \$37\.00 today and then every month/)).toBeVisible();
  },
};

/** One month after January 31 is the last day of February. */
export const Monthly: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/next on February 28, 2027\./)).toBeVisible();
    await canvas.findByLabelText('CVC');

    await userEvent.click(canvas.getByRole('button', { name: 'Donate' }));

    await waitFor(() =>
      expect(args.onDonate).toHaveBeenCalledWith(
        expect.objectContaining({ frequency: 'monthly', coversCost: false }),
        expect.any(Function),
      ),
    );
  },
};
export const MonthlyOnPhone: Story = {};

/** Unchecked by default; once checked, gift and cost are listed separately. */
export const CostCovered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Cover the processing fee' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/^Paying by card costs \$1\.80\./);

    await userEvent.click(box);

    const sums = within(canvas.getByRole('group', { name: 'Gift summary' }));
    await expect(sums.getByText('Processing fee').nextSibling).toHaveTextContent('$1.80');
    await expect(sums.getByText('Total per month').nextSibling).toHaveTextContent('$51.80');
  },
};
export const CostCoveredOnPhone: Story = {
  args: { initialForm: aDonationForm({ frequency: 'monthly', coversCost: true }) },
};

/** The next charge is a quarter away. */
export const Quarterly: Story = {
  args: { initialForm: aDonationForm({ frequency: 'quarterly' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/today and then every quarter, next on April 30, 2027\./)).toBeVisible();
    await expect(canvas.getByText('Total per quarter')).toBeVisible();
  },
};
export const YearlyOnPhone: Story = { args: { initialForm: aDonationForm({ frequency: 'yearly' }) } };
