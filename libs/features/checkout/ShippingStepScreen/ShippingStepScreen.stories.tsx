import { aCart, aShippingForm, withDrawnPicture } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShippingStepScreen } from './ShippingStepScreen';

const cart = aCart().map(withDrawnPicture);

const meta = {
  component: ShippingStepScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'First step of the checkout: the buyer enters contact data and the shipping address.',
      accessibility: [
        'When the server rejects a field, its message appears at the field, which takes the focus.',
        'Removing a product is announced and moves the focus to Undo; Undo moves it to the heading of the summary.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', cart },
    onChange: fn(),
    onContinue: fn(),
    onRemove: fn(),
    onUndo: fn(),
    discount: { entry: { kind: 'typed', code: '' }, onChange: fn(), onApply: fn() },
    links: { cart: '/cart' },
  },
} satisfies Meta<typeof ShippingStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const pressContinue = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue Checkout' }));

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading...')).toBeVisible();
  },
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('Alabama');
    await expect(canvas.getByLabelText('Country')).toHaveValue('United States');
    await expect(canvas.getByLabelText('Country')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('1 of 2 Shipping');
  },
};
export const ReadyOnPhone: Story = {};

/** The street error is reported first, although the name fields come first on screen. */
export const Blank: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await pressContinue(canvasElement);

    await waitFor(() => expect(canvas.getByLabelText('Address Line 1')).toHaveFocus());
    await expect(canvas.getByLabelText('Address Line 1')).toHaveAccessibleDescription(
      'Address Line 1 must be at least 3 characters.',
    );
    await expect(canvas.getByLabelText('First Name')).toBeValid();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** An error disappears once its field is fixed; the next one appears on the next submit. */
export const Invalid: Story = {
  args: { initialForm: aShippingForm({ zip: '5030', phone: '515' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pressContinue(canvasElement);
    const message = await canvas.findByText('Invalid ZIP code (e.g., 12345 or 12345-6789).');

    await userEvent.type(canvas.getByLabelText('ZIP code'), '9');
    await waitFor(() => expect(message).not.toHaveTextContent('Invalid'));
    await pressContinue(canvasElement);

    await expect(await canvas.findByText('Phone must be a 10-digit number (if provided).')).toBeVisible();
  },
};

/** Changes are reported, and a second submit within one second is ignored. */
export const Filled: Story = {
  args: { initialForm: aShippingForm({ city: 'Des Moine' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('City'), 's');
    await expect(args.onChange).toHaveBeenLastCalledWith(aShippingForm());

    await pressContinue(canvasElement);
    await pressContinue(canvasElement);

    await waitFor(() => expect(args.onContinue).toHaveBeenCalledTimes(1));
    await expect(args.onContinue).toHaveBeenCalledWith(aShippingForm());
  },
};

export const Processing: Story = {
  args: { state: { kind: 'processing', cart }, initialForm: aShippingForm() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      cart,
      message: 'An error occurred while processing your request. Please try again.',
      reason: 'Failed to calculate tax.',
    },
    initialForm: aShippingForm(),
  },
};

/** The server rejected one field: its message is shown at the field until it is fixed. */
export const FailedAtField: Story = {
  args: {
    state: {
      kind: 'failed',
      cart,
      message: 'This ZIP code is not in Iowa.',
      field: 'zip',
    },
    initialForm: aShippingForm({ zip: '10001' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await waitFor(() => expect(canvas.getByLabelText('ZIP code')).toHaveFocus());
    await expect(canvas.getByLabelText('ZIP code')).toHaveAccessibleDescription(
      'This ZIP code is not in Iowa.',
    );
  },
};
