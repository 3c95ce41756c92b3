import { buildDelta, DEFAULT_SETTINGS, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { mockActions } from '../../KeyboardScreen/sample-keyboard';
import { BoardEditor } from './BoardEditor';
import { guide } from './board-editor.guide';
import { RememberingEditor } from './RememberingEditor';

const meta = {
  component: BoardEditor,
  tags: ['no-screenshot'],
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: {
    open: true,
    board: { id: 'delta', name: 'Delta', rows: 8, columns: 16, cells: EMPTY_DELTA },
    saved: { delta: buildDelta(['banana']), sentence: [], history: [], phrases: [] },
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

/** Nothing is focused behind the words, which stay at the bottom. */
const followsFocus = async () => {
  const dialog = await screen.findByRole('dialog');
  const isSeen = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  for (const name of ['Fill', 'banana', 'Key 60', 'Hide word', 'Key 128'])
    await waitFor(() => {
      const control = within(dialog).getByRole('button', { name });
      control.focus();
      return expect([name, isSeen(control)]).toEqual([name, true]);
    });
};
export const FocusOnPhone: Story = {
  play: followsFocus,
};
export const FocusAtLargeTextOnPhone: Story = { ...FocusOnPhone, globals: { textSize: '200' } };
