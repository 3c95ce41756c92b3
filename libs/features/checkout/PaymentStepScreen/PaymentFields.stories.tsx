import { aCart, aCheckout, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PaymentStepScreen } from './PaymentStepScreen';
import { samplePaymentStep } from './sample-payment-step';

const meta = {
  component: PaymentStepScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The billing fields of the second step, as a buyer fills them in.' } },
  },
  args: { ...samplePaymentStep, data: aCheckout({ cart: aCart().map(withDrawnPicture) }) },
} satisfies Meta<typeof PaymentStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Unchecking the box brings back the billing address that the buyer typed. */
export const TypedBillingAddress: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Same as Shipping Address');
    await userEvent.type(canvas.getByLabelText('Address Line 1'), '7 Hill Street');
    await userEvent.type(canvas.getByLabelText('City'), 'Ames');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'MN');

    await userEvent.click(box);
    await expect(canvas.getByLabelText('City')).toHaveValue('Des Moines');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ isSameAsShipping: true, address1: '7 Hill Street', city: 'Ames' }),
      ),
    );
    await userEvent.click(box);

    await expect(canvas.getByLabelText('Address Line 1')).toHaveValue('7 Hill Street');
    await expect(canvas.getByLabelText('City')).toHaveValue('Ames');
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('Minnesota');
  },
};

/** The same after a reload: the saved form has the typed address, and the fields show the shipping address. */
export const TypedBillingAddressReloaded: Story = {
  args: {
    initialBilling: {
      isSameAsShipping: true,
      address1: '7 Hill Street',
      address2: '',
      city: 'Ames',
      region: 'MN',
      zip: '55101',
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Des Moines'));

    await userEvent.click(canvas.getByLabelText('Same as Shipping Address'));

    await expect(canvas.getByLabelText('Address Line 1')).toHaveValue('7 Hill Street');
    await expect(canvas.getByLabelText('City')).toHaveValue('Ames');
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('Minnesota');
  },
};

export const OneTypedBillingFieldReloaded: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    initialBilling: { isSameAsShipping: true, address1: '', address2: 'Suite 9', city: '', zip: '' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Des Moines'));

    await userEvent.click(canvas.getByLabelText('Same as Shipping Address'));

    await expect(canvas.getByLabelText('Address Line 2', { exact: false })).toHaveValue('Suite 9');
    await expect(canvas.getByLabelText('City')).toHaveValue('');
  },
};
