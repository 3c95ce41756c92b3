import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inForm } from '../Form/in-form';
import { CountedField } from './CountedField';

const meta = {
  component: CountedField,
  decorators: [inForm],
  args: { name: 'line', label: 'Line for the memory wall', maxLength: 40 },
  parameters: { form: { values: { line: '' } } },
} satisfies Meta<typeof CountedField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByRole('textbox'), 'For Grace, who taught us');

    await expect(canvas.getByText('16 characters left')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 20 characters left');
  },
};
export const Rows: Story = { args: { label: 'Message', rows: 4, maxLength: 500 } };
export const Error: Story = {
  parameters: { form: { values: { line: 'F' }, errors: { line: 'Line must be at least 2 characters.' } } },
};
