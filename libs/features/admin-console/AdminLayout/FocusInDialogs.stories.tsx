import Button from '@mui/material/Button';
import { ModalDialog, ProcessingBackdrop } from '@paniscus/ui';
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

/** A dialog with a link that is created and revoked. */
function LinkDialog() {
  const [hasLink, setHasLink] = useState(false);
  return (
    <ModalDialog open title="Preview link" actions={<Button>Close</Button>} onClose={() => undefined}>
      {hasLink ? (
        <div>
          <Button onClick={() => setHasLink(false)}>Revoke link</Button>
        </div>
      ) : (
        <Button onClick={() => setHasLink(true)}>Create link</Button>
      )}
    </ModalDialog>
  );
}

/** In a dialog, the control that takes the place of the pressed one has the focus. */
export const RestoredInDialog: Story = {
  args: { children: <LinkDialog /> },
  play: async () => {
    for (const [pressed, next] of [
      ['Create link', 'Revoke link'],
      ['Revoke link', 'Create link'],
    ]) {
      (await screen.findByRole('button', { name: pressed })).focus();

      await userEvent.keyboard('{Enter}');

      await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
    }
  },
};

function ProcessingPage() {
  const [isProcessing, setIsProcessing] = useState(false);
  return (
    <>
      <Button onClick={() => setIsProcessing(true)}>Erase</Button>
      <ProcessingBackdrop open={isProcessing} label="Erasing..." />
    </>
  );
}

/** The second press of a double-click is on what covers the page, and leaves the focus where it is. */
export const UnderCover: Story = {
  args: { children: <ProcessingPage /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const erase = canvas.getByRole('button', { name: 'Erase' });
    await userEvent.click(erase);
    const cover = await canvas.findByText('Erasing...');

    await userEvent.click(cover);

    await expect(erase).toHaveFocus();
  },
};
