import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { RecordError, RecordLoading, RecordNotFound } from './RecordStates';

const meta = {
  component: RecordNotFound,
  subcomponents: { RecordError, RecordLoading },
  parameters: {
    guide: {
      purpose: 'The states of a record page before there is a record: loading, error and not found.',
      do: [
        'Keep the title of the page in every state.',
        'Say in `reassurance` what the reader worries about: “The order itself was not changed.”',
      ],
      dont: [
        'Show them inside a page; each renders its own `Page`.',
        'Use the error for a record that does not exist.',
      ],
      accessibility: [
        'Loading is announced politely, an error as an alert.',
        'Not found leads back to the list.',
      ],
      themeSlots: ['MuiButton'],
      mui: ['Button'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
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
export const Error: Story = {
  render: () => (
    <RecordError title="Thing" message="Failed to load the thing" reassurance="The thing is safe" />
  ),
};
