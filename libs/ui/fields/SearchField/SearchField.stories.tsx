import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  parameters: {
    guide: {
      purpose: 'Search field for plain forms.',
      do: [
        'Say what is searched in the label: “Title or author.”',
        'Set `maxLength` to the limit of the API.',
      ],
      dont: ['Search on each key.', 'Use it for the site search; use `SearchForm`.'],
      accessibility: ['A `searchbox` with a visible label; phones show a search key.'],
      themeSlots: ['MuiOutlinedInput'],
      mui: ['OutlinedInput'],
    } satisfies ComponentGuide,
  },
  args: { label: 'Title or author', name: 'q' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'stone tools' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Title or author' });

    await expect(field).toHaveValue('stone tools');
  },
};
