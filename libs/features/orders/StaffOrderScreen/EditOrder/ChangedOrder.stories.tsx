import type { StaffOrder } from '@paniscus/domain/orders';
import { aStaffOrder } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditOrderAction } from './EditOrderAction';

type Answer = { order: StaffOrder; message?: string };

const withEdit = (version: number, changes: Partial<StaffOrder> = {}) =>
  aStaffOrder({ ...changes, edit: { version, held_until: null, options: [] } });
const outdated =
  'The order has changed since you opened it. Nothing was saved. Please check it and try again.';

/** Shows the order, and the answer to the first attempt to save. */
const answerWith = (answer: Answer): Story => ({
  render: function Page(args) {
    const [state, setState] = useState<Answer & { isProcessing: boolean }>({ ...args, isProcessing: false });
    return (
      <EditOrderAction
        {...state}
        onEdit={(edit) => {
          args.onEdit(edit);
          flushSync(() => setState({ ...state, isProcessing: true }));
          setState({ ...answer, isProcessing: false });
        }}
      />
    );
  },
});

const meta = {
  component: EditOrderAction,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: withEdit(3), isProcessing: false, onEdit: fn() },
} satisfies Meta<typeof EditOrderAction>;
export default meta;

type Story = StoryObj<typeof meta>;

async function saveCity(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit order' }));
  const dialog = within(await screen.findByRole('dialog'));
  const city = dialog.getByLabelText('City');
  await userEvent.clear(city);
  await userEvent.type(city, 'Ames');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  return dialog;
}

/** What somebody else has changed is filled in, beside what was typed, and the next attempt is based on it. */
export const ChangedMeanwhile: Story = {
  ...answerWith({ order: withEdit(4, { phone: '5155550100' }), message: outdated }),
  play: async ({ canvasElement, args }) => {
    const dialog = await saveCity(canvasElement);

    await expect(await dialog.findByRole('alert')).toHaveTextContent(/The form now shows the other changes/);
    await waitFor(() => expect(dialog.getByLabelText('Phone')).toHaveValue('5155550100'));
    await expect(dialog.getByLabelText('City')).toHaveValue('Ames');
    await userEvent.type(dialog.getByLabelText('Address Line 2'), 'Apt 4');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));

    const edit = expect.objectContaining({ version: 4, city: 'Ames', phone: '5155550100' });
    await waitFor(() => expect(args.onEdit).toHaveBeenLastCalledWith(edit));
  },
};

/** What was typed can still be read. */
export const AtPrintShop: Story = {
  ...answerWith({ order: aStaffOrder(), message: 'This order is at the print shop.' }),
  play: async ({ canvasElement }) => {
    const dialog = await saveCity(canvasElement);

    await expect(await dialog.findByText('This order is at the print shop.')).toBeVisible();
    await expect(dialog.getByLabelText('City')).toHaveValue('Ames');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The reason concerns nobody who has discarded the change. */
export const OpenedAgain: Story = {
  ...answerWith({ order: withEdit(4), message: outdated }),
  play: async ({ canvasElement }) => {
    const refused = await saveCity(canvasElement);
    await userEvent.click(refused.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText('City')).toHaveValue('Des Moines');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

export const Saved: Story = {
  ...answerWith({ order: withEdit(4, { phone: '5155550100' }) }),
  play: async ({ canvasElement }) => {
    await saveCity(canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Phone')).toHaveValue('5155550100'));
  },
};
