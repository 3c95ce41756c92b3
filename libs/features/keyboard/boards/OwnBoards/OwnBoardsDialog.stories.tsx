import { buildDelta, createOwnBoard, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { OwnBoard } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aKeyboardState, mockActions } from '../../KeyboardScreen/sample-keyboard';
import {
  addOwnWords,
  getOwnBoards,
  getOwnWords,
  replaceOwnContent,
  setOwnBoards,
  subscribeToOwnWords,
} from '../../store/own-words';
import { OwnBoardsDialog } from './OwnBoardsDialog';

const food: OwnBoard = {
  ...createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 }),
  cells: EMPTY_DELTA.with(0, 'banana').with(1, 'egg').with(5, 'water'),
};
const openFood = { key: 'own-open-food', word: 'Food', opens: 'board-food' };

function Remembering(props: ComponentProps<typeof OwnBoardsDialog>) {
  const ownBoards = useSyncExternalStore(subscribeToOwnWords, getOwnBoards);
  const ownWords = useSyncExternalStore(subscribeToOwnWords, getOwnWords);
  return <OwnBoardsDialog {...props} state={{ ...props.state, ownBoards, ownWords }} />;
}

const meta = {
  component: OwnBoardsDialog,
  parameters: {
    docs: { description: { component: 'All boards of the speaker’s own: create, change, copy and delete.' } },
  },
  args: {
    open: true,
    state: aKeyboardState({ delta: buildDelta(['give', openFood.key]) }),
    actions: { ...mockActions(), changeOwnBoards: fn(setOwnBoards) },
    onClose: fn(),
  },
  render: (args) => <Remembering {...args} />,
  beforeEach: () => {
    replaceOwnContent({ words: [], boards: [] });
    return () => {
      replaceOwnContent({ words: [], boards: [] });
    };
  },
} satisfies Meta<typeof OwnBoardsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const withFood = () => {
  setOwnBoards([food]);
  addOwnWords([openFood]);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const OnlyDelta: Story = {};
export const Several: Story = { beforeEach: withFood };
export const SeveralOnPhone: Story = { beforeEach: withFood };

export const Created: Story = {
  play: async () => {
    await press('Create board');
    await expect(screen.getByText('Enter a name for the board.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the board' }), 'School');
    await userEvent.selectOptions(screen.getByLabelText('Size: rows × columns'), 'Another size');
    await userEvent.selectOptions(screen.getByLabelText('Rows'), '7');
    await userEvent.selectOptions(screen.getByLabelText('Columns'), '11');
    await press('Create board');

    await waitFor(() => expect(screen.getByText(/^“School” was created/)).toBeVisible());
    await expect(getOwnBoards()).toMatchObject([
      { name: 'School', rows: 7, columns: 11, cells: EMPTY_DELTA },
    ]);
  },
};

export const Renamed: Story = {
  beforeEach: withFood,
  play: async ({ args }) => {
    await press('Rename or resize Food');
    const [name] = screen.getAllByRole('textbox', { name: 'Name of the board' });
    if (name === undefined) throw new Error('The name is missing.');
    await userEvent.clear(name);
    await userEvent.type(name, 'Delta');
    await press('Save');
    await expect(screen.getByText('Another board has this name. Choose a different one.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Meals');
    await userEvent.selectOptions(screen.getAllByLabelText('Size: rows × columns')[0] ?? name, '2 × 2');
    await expect(screen.getByText(/^1 word does not fit in this size/)).toBeVisible();
    await press('Save');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Open Meals' })).toHaveFocus());
    await expect(getOwnBoards()).toMatchObject([{ id: food.id, name: 'Meals', rows: 2, columns: 2 }]);
    await expect(args.actions.saveOwnWord).toHaveBeenCalledWith({
      ...openFood,
      word: 'Meals',
      isEdited: true,
    });
  },
};

export const Duplicated: Story = {
  beforeEach: withFood,
  play: async () => {
    await press('Duplicate Food');

    await expect(getOwnBoards()).toMatchObject([food, { name: 'Food 2', cells: food.cells, rows: 2 }]);
  },
};

export const DeletedAndBack: Story = {
  beforeEach: withFood,
  play: async ({ args }) => {
    await press('Delete Food');
    await expect(getOwnBoards()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open Delta' })).toHaveFocus());
    await expect(args.actions.restore).toHaveBeenLastCalledWith({
      delta: EMPTY_DELTA.with(0, 'give'),
      path: [],
    });
    await expect(args.actions.deleteOwnWord).toHaveBeenCalledWith(openFood.key, {});
    await press('Undo');

    await expect(getOwnBoards()).toEqual([food]);
    await expect(args.actions.saveOwnWord).toHaveBeenCalledWith(openFood);
    await expect(args.actions.restore).toHaveBeenLastCalledWith({ delta: args.state.delta });
  },
};

export const Opened: Story = {
  beforeEach: withFood,
  play: async ({ args }) => {
    await press('Open Food');

    await expect(args.actions.openBoard).toHaveBeenLastCalledWith(['board-food']);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FolderKeyAdded: Story = {
  beforeEach: withFood,
  play: async ({ args }) => {
    await press('Edit words of Food');
    await press('Add a folder key');
    const name = await screen.findByRole('textbox', { name: 'Name of the new board' });
    await userEvent.type(name, 'Drinks{Enter}');

    await waitFor(() =>
      expect(getOwnBoards()).toMatchObject([{ name: 'Food' }, { name: 'Drinks', rows: 2 }]),
    );
    await expect(args.actions.saveOwnWord).toHaveBeenCalledWith(
      expect.objectContaining({ word: 'Drinks', opens: getOwnBoards()[1]?.id }),
    );
  },
};
