import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SelectField } from '../../fields/SelectField/SelectField';
import { FilterBar } from './FilterBar';

const sizes = [
  { value: 'large', label: 'Large' },
  { value: 'small', label: 'Small' },
];

const meta = {
  component: FilterBar<{ search: string; size: string }>,
  args: {
    label: 'Filter things',
    filter: { search: '', size: '' },
    searchHelp: 'By name',
    fold: 'By size',
    children: <SelectField name="size" label="Size" options={sizes} placeholder="Every size" />,
    onFilter: fn(),
  },
} satisfies Meta<typeof FilterBar<{ search: string; size: string }>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The folded fields are open while one of them is set. */
export const Filled: Story = {
  args: { filter: { search: 'forest', size: 'small' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('By size (1 chosen)')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Size'), 'Large');

    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));

    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ search: 'forest', size: 'large' }));
  },
};
