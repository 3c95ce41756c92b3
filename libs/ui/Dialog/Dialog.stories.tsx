import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

const actions = (
  <>
    <Button look="plain">Keep it</Button>
    <Button look="danger">Remove the post</Button>
  </>
);

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Remove this post?',
    children: 'Readers will no longer find it. It stays in the trash for thirty days.',
    actions,
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('dialog', { name: 'Remove this post?' }),
    ).toBeVisible();
  },
};
export const DefaultOnPhone: Story = {};

function Opener({ onClose }: { onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Remove</Button>
      <Dialog
        isOpen={isOpen}
        title="Remove this post?"
        actions={<Button onClick={close}>Keep it</Button>}
        onClose={close}
      >
        It stays in the trash for thirty days.
      </Dialog>
    </>
  );
}

export const Closed: Story = {
  render: ({ onClose }) => <Opener onClose={onClose} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Remove' });

    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Remove this post?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));

    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};
