import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListEmpty, ListFailed, ListLoading, ListStack } from './ListStates';

const meta = {
  component: ListEmpty,
  args: { isFiltered: false, word: 'carry', none: 'No things yet.', noneFits: 'No thing is like that.' },
} satisfies Meta<typeof ListEmpty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = { args: { isFiltered: true } };
export const Loading: Story = {
  render: () => (
    <ListStack>
      <ListLoading />
    </ListStack>
  ),
};
export const Failed: Story = {
  render: () => <ListFailed title="Failed to load the things" what="The things" />,
};
