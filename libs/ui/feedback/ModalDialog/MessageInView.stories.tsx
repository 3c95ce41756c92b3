import Alert, { alertClasses } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';
import { Form } from '../../fields/Form/Form';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import { DialogCloseButton } from './DialogCloseButton';
import { ModalDialog } from './ModalDialog';

interface RefusedProps {
  /** Height of the message. */
  height?: string;
}

/** Is refused when it is saved. What is typed brings a notice in the place of the refusal. */
function RefusedForm({ height = '12rem' }: RefusedProps) {
  const form = useForm({ defaultValues: { excerpt: '', series: '' } });
  const [message, setMessage] = useState<string>();
  return (
    <Form form={form} label="Details" onSubmit={() => setMessage('These details have changed. Save again.')}>
      <FormTextField name="excerpt" label="Excerpt" />
      <Box sx={{ height: '24rem' }} />
      <Box onChange={() => setMessage('This series is new.')}>
        <FormTextField name="series" label="Series" />
      </Box>
      {message === undefined ? null : (
        <Alert severity="warning" sx={{ minHeight: height }}>
          {message}
        </Alert>
      )}
      <SubmitButton>Save details</SubmitButton>
    </Form>
  );
}

function DetailsDialog(props: RefusedProps) {
  return (
    <ModalDialog open title="Details" actions={<DialogCloseButton />} onClose={() => undefined}>
      <RefusedForm {...props} />
    </ModalDialog>
  );
}

/** A message that appears in a dialog comes into view, and the focus stays where it is. */
const meta = {
  component: DetailsDialog,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof DetailsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findMessage = () =>
  waitFor(() => {
    const message = document.querySelector(`.${alertClasses.root}`);
    if (message === null) throw new Error('There is no message.');
    return message;
  });

const expectInside = async (element: Element, { top, bottom }: { top: number; bottom: number }) => {
  await waitFor(() => expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1));
  await expect(element.getBoundingClientRect().top).toBeGreaterThanOrEqual(top - 1);
};

const getContent = () => {
  const actions = screen.getByRole('button', { name: 'Close' }).parentElement!.getBoundingClientRect();
  return { top: screen.getByRole('dialog').getBoundingClientRect().top, bottom: actions.top };
};

export const PressedInDialogOnPhone: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Save details' });
    button.focus();

    await userEvent.keyboard('{Enter}');

    await expectInside(await findMessage(), getContent());
    await expectInside(button, getContent());
    await expect(button).toHaveFocus();
  },
};

/** There is no room for both: of the focused button, a part stays in view. */
export const LargeTextInDialogOnPhone: Story = {
  globals: { textSize: '200' },
  args: { height: '20rem' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Save details' });
    button.focus();

    await userEvent.keyboard('{Enter}');

    const message = await findMessage();
    const { top, bottom } = getContent();
    await waitFor(() => expect(bottom - button.getBoundingClientRect().top).toBeGreaterThanOrEqual(24));
    await expect(message.getBoundingClientRect().bottom).toBeGreaterThan((top + bottom) / 2);
    await expect(button).toHaveFocus();
  },
};

/** The field and the message are too far from each other to be shown together. */
export const EnteredInDialogOnPhone: Story = {
  play: async () => {
    const field = await screen.findByLabelText('Excerpt');
    await userEvent.type(field, 'Rain');

    await userEvent.keyboard('{Enter}');

    await expectInside(await findMessage(), getContent());
    await expect(field).toHaveFocus();
  },
};

export const TypedInDialogOnPhone: Story = {
  play: async () => {
    const field = await screen.findByLabelText('Series');
    field.focus();
    const { top } = field.getBoundingClientRect();

    await userEvent.keyboard('R');

    await findMessage();
    await expect(field.getBoundingClientRect().top).toBe(top);
  },
};
