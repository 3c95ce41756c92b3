import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageEnd } from './PageEnd';

const meta = {
  component: PageEnd,
  args: {
    title: 'Keep a forest standing',
    text: 'Choose what your gift goes towards, once or every month.',
    action: { href: '#donate', label: 'Donate' },
  },
} satisfies Meta<typeof PageEnd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const WithMore: Story = { args: { children: <a href="#mission">Why we are here</a> } };
