import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { FormSelect } from '../../fields/FormSelect/FormSelect';
import { FilterBar } from './FilterBar';

const sizes = [
  { value: 'large', label: 'Large' },
  { value: 'small', label: 'Small' },
];

const succeed = () => Promise.resolve(undefined);
const saved = {
  filters: [],
  onSave: fn(succeed),
  onRename: fn(succeed),
  onDelete: fn(succeed),
  onRestore: fn(succeed),
};

const meta = {
  component: FilterBar<{ search: string; size: string }>,
  parameters: {
    guide: {
      purpose:
        'Filter of a list of records: a search that is always visible, and further fields that open on demand.',
      do: [
        'Name each field like its key in `filter`.',
        'Keep the filter in the URL, so that it can be shared and survives a reload.',
      ],
      dont: ['Filter on each key; the form is submitted.', 'Put more than about six fields inside.'],
      accessibility: [
        'A form named by `label`; the number of set fields is part of the summary’s text.',
        'Further fields are open while one of them is set, so that no filter is invisible.',
        'After “Apply” the list comes into view, and the number of its records is announced.',
        'Days named `from` and `to` that are the wrong way around are refused at the field.',
      ],
      themeSlots: ['MuiAccordion', 'MuiAccordionDetails', 'MuiAccordionSummary'],
      mui: ['Accordion', 'AccordionDetails', 'AccordionSummary'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Filter things',
    filter: { search: '', size: '' },
    searchHelp: 'By name',
    moreLabel: 'By size',
    saved,
    children: <FormSelect name="size" label="Size" options={sizes} placeholder="Every size" />,
    onFilter: fn(),
  },
} satisfies Meta<typeof FilterBar<{ search: string; size: string }>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The further fields are shown while one of them is set. */
export const Filled: Story = {
  args: { filter: { search: 'forest', size: 'small' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('By size (1 chosen)')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Size'), 'Large');

    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ search: 'forest', size: 'large' }));
  },
};
export const WithSavedFilters: Story = {
  args: {
    saved: {
      ...saved,
      filters: [
        { id: 1, name: 'Small ones', href: '?size=small', isCurrent: false },
        { id: 2, name: 'Large forest', href: '?search=forest&size=large', isCurrent: true },
      ],
    },
    filter: { search: 'forest', size: 'large' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('link', { name: 'Small ones' })).toHaveAttribute('href', '?size=small');
    await expect(canvas.queryByRole('button', { name: 'Save this filter' })).toBeNull();
  },
};
