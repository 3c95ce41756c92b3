import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../Button/Button';
import { TextField } from '../TextField/TextField';
import { firstFailureResolver } from './first-failure.resolver';
import { Form } from './Form';

interface Names {
  firstName: string;
  lastName: string;
}

const tooShort = (label: string, value: string) =>
  value.length < 2 ? { type: 'min', message: `${label} must be at least 2 characters.` } : undefined;

/** Reports the last field first, as a schema may. */
const everyFailure: Resolver<Names> = (values) => ({
  values: {},
  errors: Object.fromEntries(
    Object.entries({
      lastName: tooShort('Last Name', values.lastName),
      firstName: tooShort('First Name', values.firstName),
    }).filter(([, error]) => error !== undefined),
  ),
});

function NameForm({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm<Names>({
    defaultValues: { firstName: '', lastName: '' },
    resolver: firstFailureResolver(everyFailure, ['firstName', 'lastName']),
  });
  return (
    <Form form={form} label="Your name" onSubmit={onSubmit}>
      <TextField name="firstName" label="First Name" autoComplete="given-name" isRequired />
      <TextField name="lastName" label="Last Name" autoComplete="family-name" isRequired />
      <Button type="submit" look="accent">
        Save
      </Button>
    </Form>
  );
}

const meta = { component: NameForm, args: { onSubmit: fn() } } satisfies Meta<typeof NameForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const BlankOnPhone: Story = {};
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const firstName = canvas.getByLabelText('First Name');

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    await expect(firstName).toHaveFocus();
    await expect(firstName).toBeInvalid();
    await expect(firstName).toHaveAccessibleDescription('First Name must be at least 2 characters.');
    await expect(canvas.getByLabelText('Last Name')).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Mended: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const firstName = canvas.getByLabelText('First Name');

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(firstName, 'Matata');

    await expect(firstName).toBeValid();
    await expect(firstName).not.toHaveAccessibleDescription();
  },
};
