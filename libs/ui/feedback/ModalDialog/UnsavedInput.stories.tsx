import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Form } from '../../fields/Form/Form';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import { DialogCloseButton } from './DialogCloseButton';
import { ModalDialog } from './ModalDialog';

function ExcerptDialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog open title="Details" actions={<DialogCloseButton />} onClose={onClose}>
      <ExcerptForm />
    </ModalDialog>
  );
}

function ExcerptForm() {
  const form = useForm({ defaultValues: { excerpt: '' } });
  return (
    <Form form={form} label="Details" onSubmit={() => undefined}>
      <FormTextField name="excerpt" label="Excerpt" />
    </Form>
  );
}

/** Closing a dialog never loses what was typed into its form without a question. */
const meta = {
  component: ExcerptDialog,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onClose: fn() },
} satisfies Meta<typeof ExcerptDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const type = async () => {
  const field = await screen.findByLabelText('Excerpt');
  await waitFor(() => expect(field).toBeVisible());
  await userEvent.type(field, 'Rain');
  return field;
};

export const Blank: Story = {
  play: async ({ args }) => {
    await screen.findByLabelText('Excerpt');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Continued: Story = {
  play: async ({ args }) => {
    const field = await type();

    await userEvent.keyboard('{Escape}');
    const continueButton = await screen.findByRole('button', { name: 'Keep editing' });
    await expect(continueButton).toHaveFocus();
    await expect(screen.getByRole('alert')).toHaveTextContent('Your changes are not saved.');
    await userEvent.click(continueButton);

    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Rain');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const typeAndClose = async (value: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>('Excerpt');
  field.setRangeText(value, 0, field.value.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  screen.getByRole('button', { name: 'Close' }).click();
};

const getTop = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

/** The question is read in the order in which its answers are reached: the sentence, then the answer that loses nothing. */
const askInOrder = async () => {
  await type();
  await userEvent.keyboard('{Escape}');
  const keep = await screen.findByRole('button', { name: 'Keep editing' });
  const discard = screen.getByRole('button', { name: 'Discard changes' });
  await expect(getTop(screen.getByRole('alert'))).toBeLessThan(getTop(keep));
  await userEvent.tab();
  await expect(discard).toHaveFocus();
  return { keep, discard };
};

export const Asked: Story = {
  play: async () => {
    const { keep, discard } = await askInOrder();

    await expect(getTop(discard)).toBe(getTop(keep));
  },
};

export const AskedOnPhone: Story = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async () => {
    const { keep, discard } = await askInOrder();

    await expect(getTop(keep)).toBeLessThan(getTop(discard));
    const dialog = screen.getByRole('dialog').getBoundingClientRect();
    await expect(getTop(screen.getByRole('alert')) - dialog.top).toBeGreaterThan(dialog.height / 2);
  },
};

/** What was typed counts before anything is rendered. */
export const ClosedRightAfterTyping: Story = {
  play: async ({ args }) => {
    await typeAndClose('Rain');

    await expect(await screen.findByRole('alert')).toHaveTextContent('Your changes are not saved.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** So does what was taken back. */
export const ClosedRightAfterClearing: Story = {
  play: async ({ args }) => {
    await type();

    await typeAndClose('');

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const Discarded: Story = {
  play: async ({ args }) => {
    await type();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
