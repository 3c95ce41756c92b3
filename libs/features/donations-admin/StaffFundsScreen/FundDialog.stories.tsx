import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FundDialog } from './FundDialog';

const meta = {
  component: FundDialog,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'Too late to cancel: the fund is on its way.' } },
  },
  args: { fund: undefined, isSaving: true, problem: undefined, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof FundDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saving: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add a fund' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();

    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
