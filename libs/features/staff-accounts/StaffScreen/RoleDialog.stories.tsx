import { aStaffMember } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RoleDialog } from './RoleDialog';

const meta = {
  component: RoleDialog,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { member: aStaffMember({ role: 'editor' }), onSave: fn(), onClose: fn() },
} satisfies Meta<typeof RoleDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is saved, and nothing is said to have changed. */
export const Unchanged: Story = {
  play: async ({ args }) => {
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save role' }));

    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
