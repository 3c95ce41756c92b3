import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OfflineNote } from './OfflineNote';

const meta = { component: OfflineNote } satisfies Meta<typeof OfflineNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotDownloaded: Story = { args: { state: { kind: 'not-downloaded' } } };
export const Downloading: Story = { args: { state: { kind: 'downloading' } } };
export const Downloaded: Story = { args: { state: { kind: 'downloaded' } } };
export const Installable: Story = {
  args: { state: { kind: 'downloaded' }, onInstall: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Install the keyboard' }));

    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
