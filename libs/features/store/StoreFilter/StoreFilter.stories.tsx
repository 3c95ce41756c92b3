import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoreFilter } from './StoreFilter';

const meta = {
  component: StoreFilter,
  args: {
    filter: { tag: '', sort: 'featured', isAvailableOnly: false },
    tags: ['Apparel', 'Mugs'],
    found: 12,
    total: 12,
    href: '#store',
  },
} satisfies Meta<typeof StoreFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Chosen: Story = {
  args: { filter: { tag: 'Mugs', sort: 'name', isAvailableOnly: true }, found: 1 },
};
