import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';
import { FormTextField } from '../FormTextField/FormTextField';
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

interface NameFormProps {
  onSubmit: () => void;
}

function NameForm({ onSubmit, ...rest }: NameFormProps) {
  const form = useForm<Names>({
    defaultValues: { firstName: '', lastName: '' },
    resolver: firstFailureResolver(everyFailure, ['firstName', 'lastName']),
  });
  return (
    <Form {...rest} form={form} label="Your name" onSubmit={onSubmit}>
      <FormTextField name="firstName" label="First Name" autoComplete="given-name" required />
      <FormTextField name="lastName" label="Last Name" autoComplete="family-name" required />
      <SubmitButton color="accent">Save</SubmitButton>
    </Form>
  );
}

const meta = {
  component: Form,
  render: ({ onSubmit, ...rest }) => <NameForm {...rest} onSubmit={onSubmit} />,
  parameters: {
    guide: {
      purpose: 'Form for react-hook-form with the site’s order of errors and safe behavior before hydration.',
      do: [
        'Resolve with `yupResolver` and the schema of the domain, wrapped in `firstFailureResolver`.',
        'Set `method="dialog"` for input that must never leave the page, such as a card.',
      ],
      dont: ['Validate in the screen.', 'Use it for a GET search; use `SearchForm`.'],
      accessibility: [
        'A form named by `label`. A failed submit moves the focus to the first invalid field.',
        'Browser validation is off, so that all messages look and read the same.',
      ],
      themeSlots: ['layout.formWidth'],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn() },
} satisfies Meta;
export default meta;

type Story = StoryObj<NameFormProps>;

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

/** The reason below a field at the lower edge of the window is in view. */
export const InvalidAtEdge: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <Box sx={{ pb: '100vh', pt: '100vh' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const firstName = canvas.getByLabelText('First Name');
    firstName.scrollIntoView({ block: 'end', behavior: 'instant' });

    await userEvent.type(firstName, '{Enter}');

    const reason = await canvas.findByText('First Name must be at least 2 characters.');
    await waitFor(() =>
      expect(reason.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};
