import { createOwnBoard, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { OwnBoard as Board } from '@paniscus/domain/keyboard';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aKeyboardState, mockActions } from '../../KeyboardScreen/sample-keyboard';
import { addOwnWords, getOwnWords, replaceOwnContent, setOwnBoards } from '../../store/own-words';
import { OwnBoard } from './OwnBoard';

const openDrinks = {
  key: 'own-open-drinks',
  word: 'Drinks',
  opens: 'board-drinks',
  color: 'rgb(106, 74, 152)',
};
const food: Board = {
  ...createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 }),
  cells: EMPTY_DELTA.with(0, 'banana').with(1, 'egg').with(2, openDrinks.key).with(16, 'apple'),
};

const meta = {
  component: OwnBoard,
  parameters: {
    guide: {
      purpose: 'A board of the speaker’s own, with keys that open other boards.',
      do: ['Show it instead of the full-size board when `isOwnBoard` says so.'],
      dont: ['Add keys around the grid: scanning covers the groups marked `data-scan-group`.'],
      accessibility: [
        'Opening a board moves the focus to one of its keys; Back moves it to the key that opened it.',
        'The name of an opened board is a heading and the name of the grid.',
      ],
      themeSlots: [],
      mui: ['Box', 'Button', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    state: aKeyboardState({ board: 'delta', path: ['board-food'] }),
    actions: mockActions(),
    findTypedCell: () => null,
  },
  render: (args) => (
    <div data-scan-group="board" style={{ display: 'grid', height: '26rem' }}>
      <OwnBoard {...args} state={{ ...args.state, ownWords: getOwnWords() }} />
    </div>
  ),
  beforeEach: () => {
    setOwnBoards([food]);
    addOwnWords([openDrinks]);
    return () => {
      replaceOwnContent({ words: [], boards: [] });
    };
  },
} satisfies Meta<typeof OwnBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open board: Drinks' }));
    await expect(args.actions.press).toHaveBeenLastCalledWith(openDrinks.key);

    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));

    await expect(args.actions.openBoard).toHaveBeenLastCalledWith([]);
  },
};
export const DefaultOnPhone: Story = {};
/** Delta in a size of its own; nothing was opened before it. */
export const SmallDelta: Story = {
  args: {
    state: aKeyboardState({
      board: 'delta',
      delta: EMPTY_DELTA.with(0, 'yes').with(1, 'no'),
      grid: { rows: 1, columns: 2 },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Back' })).toBeNull();
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2);
  },
};
