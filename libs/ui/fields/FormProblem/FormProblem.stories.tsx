import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import type { ResolverResult } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { Form } from '../Form/Form';
import { FormTextField } from '../FormTextField/FormTextField';
import { FormProblem } from './FormProblem';

type Fields = { code: string };

const resolver = (values: Fields): ResolverResult<Fields> =>
  values.code === ''
    ? { values: {}, errors: { code: { type: 'required', message: 'Enter a code.' } } }
    : { values, errors: {} };

const meta = {
  component: FormProblem,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: 'Says why the server refused a form, until the form’s own check refuses the next attempt.',
      do: ['Put it inside the `Form`, at its start, with what to do next.'],
      dont: [
        'Use it for the error of one field: that stands at the field.',
        'Use it where one is charged; use `FormAlert`, which loads later.',
      ],
      accessibility: ['Announced at once. Only one reason is read when the form is refused again.'],
      themeSlots: ['MuiAlert'],
      mui: ['Alert'],
    } satisfies ComponentGuide,
  },
  args: { children: 'There is already a discount with this code.' },
  render: function Render(args) {
    const form = useForm({ defaultValues: { code: 'SPRING' }, resolver });
    return (
      <Form form={form} label="Add a discount code" onSubmit={() => undefined}>
        <FormProblem {...args} />
        <FormTextField name="code" label="Code" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  },
} satisfies Meta<typeof FormProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    await expect(canvas.getByRole('alert')).toHaveTextContent('There is already a discount with this code.');
  },
};
export const RefusedByCheck: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    await expect(await canvas.findByText('Enter a code.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/already a discount/)).toBeNull());
  },
};
