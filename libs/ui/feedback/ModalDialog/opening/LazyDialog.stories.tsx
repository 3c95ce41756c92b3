import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModalDialog } from '../ModalDialog';
import { lazyDialog } from './lazy-dialog';

interface NameDialogProps {
  onSubmit: (name: string) => void;
  onClose: () => void;
}

function NameDialog({ onSubmit, onClose }: NameDialogProps) {
  const [name, setName] = useState('');
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSubmit(name);
  };
  return (
    <ModalDialog open title="Name" actions={null} onClose={onClose}>
      <form onSubmit={submit}>
        <input autoFocus aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      </form>
    </ModalDialog>
  );
}

/** A dialog that has not loaded before `load` is called. */
function createSlowDialog() {
  const { promise, resolve } = Promise.withResolvers<typeof NameDialog>();
  return { LazyNameDialog: lazyDialog(() => promise), load: () => resolve(NameDialog) };
}

interface OpenerProps extends Pick<NameDialogProps, 'onSubmit'> {
  slow: ReturnType<typeof createSlowDialog>;
}

function Opener({ slow: { LazyNameDialog }, onSubmit }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change the name</Button>
      <Button>Elsewhere</Button>
      {isOpen ? <LazyNameDialog onSubmit={onSubmit} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const onSubmit = fn();
let slow = createSlowDialog();

/** While a dialog loads, its button is shown as working, and nothing that is typed is lost. */
const meta = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Opener slow={slow} onSubmit={onSubmit} />,
  beforeEach: () => {
    slow = createSlowDialog();
    onSubmit.mockClear();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Working: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Change the name' });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-busy', 'true');

    slow.load();

    await screen.findByRole('textbox', { name: 'Name' });
    await expect(opener).not.toHaveAttribute('aria-busy');
  },
};

export const Typed: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change the name' }));
    await userEvent.keyboard('Kanzi {Backspace} B');

    slow.load();

    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveValue('Kanzi B'));
    await userEvent.keyboard('.');
    await expect(field).toHaveValue('Kanzi B.');
  },
};

export const Submitted: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change the name' }));
    await userEvent.keyboard('Kanzi{Enter}');

    slow.load();

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Kanzi'));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** A person who goes on elsewhere types there. */
export const TypedElsewhere: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change the name' }));
    await userEvent.keyboard('Kanzi{Tab}');

    slow.load();

    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

/** A person who changes their mind before the dialog is there sees none. */
export const Canceled: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Change the name' });
    await userEvent.click(opener);
    await userEvent.keyboard('Kanzi{Escape}');
    await expect(opener).not.toHaveAttribute('aria-busy');

    slow.load();
    await userEvent.click(opener);

    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};
