import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoreFilter } from './StoreFilter';

const meta = {
  component: StoreFilter,
  parameters: {
    docs: {
      description: { component: 'Filter of the store as a plain form, which works without JavaScript.' },
    },
  },
  args: {
    filter: { text: '', tag: '', sort: 'featured', isAvailableOnly: false },
    tags: ['Apparel', 'Mugs'],
    matchCount: 12,
    total: 12,
    href: '#store',
  },
} satisfies Meta<typeof StoreFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Filtered: Story = {
  args: { filter: { text: '', tag: 'Mugs', sort: 'name', isAvailableOnly: true }, matchCount: 1 },
};
