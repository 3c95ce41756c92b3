import { aDiscountCode } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StaffDiscountsScreen } from './StaffDiscountsScreen';
import type { DiscountAction, StaffDiscountsState } from './staff-discounts-screen.types';

const code = aDiscountCode({ code: 'SPRING10', starts_on: null, ends_on: null });
const other = aDiscountCode({ id: 2, code: 'FRIENDS', status: 'active' });

const meta = {
  component: StaffDiscountsScreen,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, chromatic: { disableSnapshot: true } },
  args: { state: { kind: 'ready', codes: [code, other] }, onAction: fn(async () => true) },
} satisfies Meta<typeof StaffDiscountsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody could use a new code whose last day is over. */
export const AddedTooLate: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a discount code' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a discount code' }));
    await userEvent.type(dialog.getByLabelText('Code'), 'THANKS');
    await userEvent.type(dialog.getByLabelText('Percent off'), '10');
    await userEvent.type(dialog.getByLabelText('Last day'), '2020-01-01');

    await userEvent.click(dialog.getByRole('button', { name: 'Save discount code' }));

    await waitFor(() =>
      expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription('Choose today or a later day.'),
    );
    await waitFor(() => expect(dialog.getByLabelText('Last day')).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** The code that was edited is over; the result of another one does not say so. */
export const Ended: Story = {
  render: function Ending(args) {
    const [state, setState] = useState<StaffDiscountsState>(args.state);
    const end = async (action: DiscountAction) => {
      const ended = aDiscountCode({ ...code, ends_on: '2020-01-01', status: 'expired' });
      const done = action.kind === 'update' ? 'Discount code saved.' : 'Discount code deactivated.';
      setState({ kind: 'ready', codes: [ended, other], done });
      return true;
    };
    return <StaffDiscountsScreen state={state} onAction={end} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit SPRING10' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit SPRING10' }));
    await userEvent.type(dialog.getByLabelText('Last day'), '2020-01-01');

    await userEvent.click(dialog.getByRole('button', { name: 'Save discount code' }));

    await waitFor(() => expect(screen.getByText('Discount code saved. It has expired.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate FRIENDS' }));
    await waitFor(() => expect(screen.getByText('Discount code deactivated.')).toBeVisible());
  },
};
