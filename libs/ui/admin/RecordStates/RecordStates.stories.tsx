import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordFailed, RecordLoading, RecordNotFound } from './RecordStates';

const meta = {
  component: RecordNotFound,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Thing not found',
    message: 'There is no such thing.',
    list: { href: '#things', label: 'All things' },
  },
} satisfies Meta<typeof RecordNotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { render: () => <RecordLoading title="Thing" /> };
export const Failed: Story = {
  render: () => <RecordFailed title="Thing" message="Failed to load the thing" safe="The thing is safe" />,
};
