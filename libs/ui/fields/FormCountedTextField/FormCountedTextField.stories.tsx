import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { inForm } from '../Form/in-form';
import { FormCountedTextField } from './FormCountedTextField';

const meta = {
  component: FormCountedTextField,
  decorators: [inForm],
  args: { name: 'line', label: 'Message for the memory wall', maxLength: 40 },
  parameters: {
    guide: {
      purpose: 'Text field that shows how many characters are left.',
      do: [
        'Use it when the limit matters to the reader, such as a line on a wall.',
        'Take `maxLength` from the domain’s schema.',
      ],
      dont: ['Use it for limits that nobody reaches.', 'Count in the screen.'],
      accessibility: [
        'Near the limit, the rest is announced in steps of ten, not on every key.',
        'The visible count is updated on every key.',
      ],
      themeSlots: ['MuiTypography', 'palette.text.secondary', 'typography.caption'],
      mui: ['Box', 'Typography'],
    } satisfies ComponentGuide,
    form: { values: { line: '' } },
  },
} satisfies Meta<typeof FormCountedTextField>;
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
export const Full: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByRole('textbox'), 'f'.repeat(args.maxLength));

    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No characters left');
  },
};
export const Rows: Story = { args: { label: 'Message', multiline: true, rows: 4, maxLength: 500 } };
export const Error: Story = {
  parameters: { form: { values: { line: 'F' }, errors: { line: 'Line must be at least 2 characters.' } } },
};
