import type { StaffOrder } from '@paniscus/domain/orders';
import { aStaffOrder } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditOrderAction } from './EditOrderAction';

const edit: NonNullable<StaffOrder['edit']> = {
  version: 3,
  held_until: null,
  options: [
    [
      { variant_id: 101, title: 'S / Moss' },
      { variant_id: 102, title: 'M / Moss' },
      { variant_id: 103, title: 'L / Moss' },
    ],
    [{ variant_id: 201, title: '11oz / White' }],
  ],
};

const meta = {
  component: EditOrderAction,
  parameters: {
    docs: {
      description: {
        component: 'Corrects what a buyer mistyped, until the order is at the print shop.',
      },
    },
  },
  args: { order: aStaffOrder({ edit }), isProcessing: false, onEdit: fn() },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
  },
} satisfies Meta<typeof EditOrderAction>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openDialog(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit order' }));
  const dialog = await within(document.body).findByRole('dialog', { name: 'Edit order PN-000017' });
  await waitFor(() => expect(within(dialog).getByLabelText('City')).toBeVisible());
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return within(dialog);
}

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.selectOptions(dialog.getByLabelText('1 × Forest Shirt'), 'L / Moss');
    const street = dialog.getByLabelText('Address Line 1');
    await userEvent.clear(street);
    await userEvent.type(street, '14 River Road');
    const save = dialog.getByRole('button', { name: 'Save changes' });

    await userEvent.click(save);
    save.blur();

    await waitFor(() => expect(args.onEdit).toHaveBeenCalledTimes(1));
    await expect(args.onEdit).toHaveBeenCalledWith({
      version: 3,
      variant_ids: [103, 201],
      address1: '14 River Road',
      address2: '',
      city: 'Des Moines',
      region: 'IA',
      zip: '50309',
      email: 'ada.nguyen@example.org',
      phone: '',
    });
  },
};
export const FilledOnPhone: Story = {};
/** The order waits a while before it goes to Printify, so that it can be corrected. */
export const FilledOnHold: Story = {
  args: { order: aStaffOrder({ edit: { ...edit, held_until: '2026-04-21T10:20:00Z' } }) },
};
/** No item can be had in another size or color for the same price. */
export const FilledWithoutOptions: Story = {
  args: {
    order: aStaffOrder({
      edit: { ...edit, options: edit.options.map((options) => options.slice(0, 1)) },
    }),
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    const zip = dialog.getByLabelText('ZIP code');
    await userEvent.clear(zip);
    await userEvent.type(zip, '5030');

    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));

    await expect(await dialog.findByText('Invalid ZIP code (e.g., 12345 or 12345-6789).')).toBeVisible();
    await expect(args.onEdit).not.toHaveBeenCalled();
    zip.blur();
  },
};
export const Processing: Story = { args: { isProcessing: true } };
export const Refused: Story = {
  args: {
    message:
      'With this change, shipping would be $12.99 (the buyer paid $7.99) and tax would be $3.71 (the buyer paid $3.71). Nothing was changed. Refund this order, and ask the buyer to order again.',
  },
};
/** What was canceled is not sent with a later change. */
export const CanceledBefore: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canceled = await openDialog(canvasElement);
    await userEvent.clear(canceled.getByLabelText('City'));
    await userEvent.type(canceled.getByLabelText('City'), 'Ames');
    await userEvent.click(canceled.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

    const dialog = await openDialog(canvasElement);

    await expect(dialog.getByLabelText('City')).toHaveValue('Des Moines');
  },
};
