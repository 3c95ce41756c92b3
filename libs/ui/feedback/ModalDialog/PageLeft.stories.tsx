import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, screen, userEvent } from 'storybook/test';
import { Form } from '../../fields/Form/Form';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import { DialogCloseButton } from './DialogCloseButton';
import { ModalDialog } from './ModalDialog';
import { useUnsavedInput } from './use-unsaved-input';

function FormInput() {
  const form = useForm({ defaultValues: { word: '' } });
  return (
    <Form form={form} label="Word" onSubmit={() => undefined}>
      <FormTextField name="word" label="Word" />
    </Form>
  );
}

function PlainInput() {
  const [word, setWord] = useState('');
  useUnsavedInput(word !== '');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Word" value={word} onChange={({ target }) => setWord(target.value)} />
    </form>
  );
}

function WordDialog({ isInForm }: { isInForm: boolean }) {
  return (
    <ModalDialog open title="Word" actions={<DialogCloseButton />} onClose={() => undefined}>
      {isInForm ? <FormInput /> : <PlainInput />}
    </ModalDialog>
  );
}

/** The browser asks before a page is left on which a dialog has input that would be lost. */
const meta = {
  component: WordDialog,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const typeAndClear: Story['play'] = async () => {
  const field = await screen.findByRole('textbox', { name: 'Word' });
  await expect(isGuarded()).toBe(false);

  await userEvent.type(field, 'Rain');
  await expect(isGuarded()).toBe(true);

  await userEvent.clear(field);
  await expect(isGuarded()).toBe(false);
};

export const InForm: Story = { args: { isInForm: true }, play: typeAndClear };
export const InPlainField: Story = { args: { isInForm: false }, play: typeAndClear };
