import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ModalDialog } from './ModalDialog';

const actions = (
  <>
    <Button variant="outlined" color="inherit">
      Keep it
    </Button>
    <Button variant="outlined" color="error">
      Remove the post
    </Button>
  </>
);

const meta = {
  component: ModalDialog,
  parameters: {
    guide: {
      purpose: 'Interrupts with a question or a short form that must be answered before going on.',
      do: [
        'Ask a question in `title`, and repeat its verb on the button: “Remove the post.”',
        'Put the button that cancels first.',
        'Give a `Form` inside an `id` and its button in `actions` that id as `form`, so that Enter in a field submits.',
      ],
      dont: ['Open a dialog from a dialog.', 'Use it for messages that need no answer; use `Alert`.'],
      accessibility: [
        'Focus moves into the dialog, stays there, and returns to the opener when it closes, or to `main` if the opener is gone.',
        'Named by its title. Escape and a click on the backdrop call `onClose`; with a `Form` that has input, they ask first.',
      ],
      themeSlots: ['MuiDialog', 'MuiDialogActions', 'MuiDialogContent', 'MuiDialogTitle'],
      mui: ['Button', 'Dialog', 'DialogActions', 'DialogContent', 'DialogTitle', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    open: true,
    title: 'Remove this post?',
    children: 'Readers will no longer find it. It stays in the trash for thirty days.',
    actions,
    onClose: fn(),
  },
} satisfies Meta<typeof ModalDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove this post?' });

    await waitFor(() => expect(dialog).toBeVisible());
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
      <ModalDialog
        open={isOpen}
        title="Remove this post?"
        actions={<Button onClick={close}>Keep it</Button>}
        onClose={close}
      >
        It stays in the trash for thirty days.
      </ModalDialog>
    </>
  );
}

/** A question that can be asked once. */
function OnceOpener() {
  const [step, setStep] = useState<'ask' | 'open' | 'done'>('ask');
  return (
    <main tabIndex={-1}>
      {step === 'done' ? 'Removed' : <Button onClick={() => setStep('open')}>Remove</Button>}
      {step === 'open' ? (
        <ModalDialog
          open
          title="Remove this post?"
          actions={<Button onClick={() => setStep('done')}>Remove the post</Button>}
          onClose={() => setStep('ask')}
        />
      ) : null}
    </main>
  );
}

/** The focus goes to the page, because the opener is gone. */
export const ClosedWithoutOpener: Story = {
  render: () => <OnceOpener />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Remove the post' }));

    const page = screen.getByRole('main');
    await waitFor(() => expect(page).toHaveFocus());
    page.blur();
  },
};

export const Closed: Story = {
  render: ({ onClose }) => <Opener onClose={onClose} />,
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Remove' });

    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Remove this post?' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};
export const ClosedByEscape: Story = {
  render: ({ onClose }) => <Opener onClose={onClose} />,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Wide: Story = { args: { maxWidth: 'lg' } };
