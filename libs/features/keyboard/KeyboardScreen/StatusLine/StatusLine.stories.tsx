import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockActions, SAMPLE_SENTENCE } from '../sample-keyboard';
import { StatusLine } from './StatusLine';

const meta = {
  component: StatusLine,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      description: { component: 'What the keyboard says in one line; the screen shows its other messages.' },
    },
  },
  args: {
    kind: 'ready',
    note: null,
    sentence: SAMPLE_SENTENCE,
    spoken: null,
    missingKeys: [],
    actions: mockActions(),
  },
} satisfies Meta<typeof StatusLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A top key was pressed without Alt. */
export const TopKey: Story = { args: { note: { name: 'top-key' } } };
/** The sentence came with a link. */
export const Shared: Story = { args: { note: { name: 'shared' } } };
/** The browser saves nothing. */
export const NotStored: Story = { args: { storageProblem: 'not-stored' } };
export const NotRead: Story = { args: { storageProblem: 'not-read' } };
export const WordsLost: Story = { args: { note: { name: 'words-lost' } } };
