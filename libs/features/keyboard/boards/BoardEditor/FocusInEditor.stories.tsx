import { DEFAULT_SETTINGS, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { mockActions } from '../../KeyboardScreen/sample-keyboard';
import { BoardEditor } from './BoardEditor';
import { RememberingEditor } from './RememberingEditor';

const meta = {
  component: BoardEditor,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'Where the focus of the keyboard goes in the editor.' } },
  },
  args: {
    open: true,
    board: { id: 'delta', name: 'Delta', rows: 8, columns: 16, cells: EMPTY_DELTA },
    saved: { delta: EMPTY_DELTA, sentence: [], history: [], phrases: [] },
    ownWords: new Map(),
    voice: DEFAULT_SETTINGS,
    actions: mockActions(),
    onCellsChange: fn(),
    onHiddenChange: fn(),
    onClose: fn(),
  },
  render: (args) => <RememberingEditor {...args} />,
} satisfies Meta<typeof BoardEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is focused scrolls clear of the words, which cover the lower half of a phone. */
export const ClearOfWordsOnPhone: Story = {
  play: async () => {
    await screen.findByRole('grid', { name: 'Keys on Delta' });
    const words = screen.getByRole('group', { name: /^Words for key/ });
    const isCovered = (control: HTMLElement) => {
      control.focus();
      const { left, top, width, height } = control.getBoundingClientRect();
      return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const controls = screen.getAllByRole('button', { name: /^(?:Fill|Key 1|Key 33)$/ });

    await expect(controls).toHaveLength(3);
    await expect(controls.filter(isCovered)).toEqual([]);
  },
};
