import Button from '@mui/material/Button';
import { ModalDialog } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminLayout } from './AdminLayout';
import meta from './AdminLayout.stories';

export default {
  component: AdminLayout,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, chromatic: { disableSnapshot: true } },
  args: meta.args,
} satisfies Meta<typeof AdminLayout>;

type Story = StoryObj<typeof AdminLayout>;

/** A list of pictures, each of which is deleted in a dialog: at once, or when the server has answered. */
function Pictures({ isAtOnce = false }: { isAtOnce?: boolean }) {
  const [pictures, setPictures] = useState(['First', 'Second', 'Third']);
  const [opened, setOpened] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = () => {
    setPictures(pictures.filter((picture) => picture !== opened));
    setIsDeleting(false);
  };
  const confirm = () => {
    setIsOpen(false);
    if (isAtOnce) remove();
    else setIsDeleting(true);
  };
  const show = (picture: string) => {
    setOpened(picture);
    setIsOpen(true);
  };
  return (
    <>
      <ul>
        {pictures.map((picture) => (
          <li key={picture}>
            <Button disabled={isDeleting} onClick={() => show(picture)}>
              {picture}
            </Button>
          </li>
        ))}
      </ul>
      <ModalDialog
        open={isOpen}
        title={`Delete ${opened}?`}
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={confirm}>Delete</Button>}
      >
        This cannot be undone.
      </ModalDialog>
      <Button onClick={remove}>Answer</Button>
    </>
  );
}

async function open(canvasElement: HTMLElement, name: string) {
  within(canvasElement).getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: `Delete ${name}?` });
  within(dialog).getByRole('button', { name: 'Delete' }).focus();
}

async function expectFocus(canvasElement: HTMLElement, name: string) {
  const control = await within(canvasElement).findByRole('button', { name });
  await waitFor(() => expect(control).toHaveFocus());
  control.blur();
}

/** The item leaves its list as the dialog closes. */
export const DeletedAtOnce: Story = {
  args: { children: <Pictures isAtOnce /> },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Second');

    await userEvent.keyboard('{Enter}');

    await expectFocus(canvasElement, 'Third');
  },
};

/** The item leaves its list after the dialog has closed; its button was disabled meanwhile. */
export const DeletedLater: Story = {
  args: { children: <Pictures /> },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Third');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());

    within(canvasElement).getByText('Answer').click();

    await expectFocus(canvasElement, 'Second');
  },
};

/** The item leaves its list while the dialog is still open. */
export const DeletedBehind: Story = {
  args: { children: <Pictures /> },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'First');
    within(canvasElement).getByText('Answer').click();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    await expectFocus(canvasElement, 'Second');
  },
};
