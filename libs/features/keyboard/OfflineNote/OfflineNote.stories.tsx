import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OfflineNote } from './OfflineNote';

const meta = { component: OfflineNote } satisfies Meta<typeof OfflineNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unkept: Story = { args: { state: { kind: 'unkept' } } };
export const Keeping: Story = { args: { state: { kind: 'keeping' } } };
export const Kept: Story = { args: { state: { kind: 'kept' } } };
export const Installable: Story = {
  args: { state: { kind: 'kept' }, onInstall: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Install the keyboard' }));

    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
