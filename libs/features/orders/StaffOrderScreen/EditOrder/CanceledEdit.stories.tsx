import { aStaffOrder } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditOrderAction } from './EditOrderAction';

const edit = { version: 3, held_until: null, options: [] };

const meta = {
  component: EditOrderAction,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'A change that is canceled is not made later, with another one.' } },
  },
  args: { order: aStaffOrder({ edit }), edit, isProcessing: false, onEdit: fn() },
} satisfies Meta<typeof EditOrderAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Canceled: Story = {
  play: async ({ canvasElement }) => {
    const openDialog = async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit order' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('City'), ' Heights');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openDialog();

    await expect(again.getByLabelText('City')).toHaveValue('Des Moines');
  },
};
