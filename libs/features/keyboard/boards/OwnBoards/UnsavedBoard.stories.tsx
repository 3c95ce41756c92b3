import { createOwnBoard } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aKeyboardState, mockActions } from '../../KeyboardScreen/sample-keyboard';
import { getOwnBoards, replaceOwnContent, setOwnBoards, subscribeToOwnWords } from '../../store/own-words';
import { OwnBoardsDialog } from './OwnBoardsDialog';

const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });

function Remembering(props: ComponentProps<typeof OwnBoardsDialog>) {
  const ownBoards = useSyncExternalStore(subscribeToOwnWords, getOwnBoards);
  return <OwnBoardsDialog {...props} state={{ ...props.state, ownBoards }} />;
}

/** Nothing in the dialog loses the name or the size of a board that is not saved. */
const meta = {
  component: OwnBoardsDialog,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    open: true,
    state: aKeyboardState({}),
    actions: { ...mockActions(), changeOwnBoards: fn(setOwnBoards) },
    onClose: fn(),
  },
  render: (args) => <Remembering {...args} />,
  beforeEach: () => {
    replaceOwnContent({ words: [], boards: [food] });
    return () => {
      replaceOwnContent({ words: [], boards: [] });
    };
  },
} satisfies Meta<typeof OwnBoardsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findName = () => screen.findByRole('textbox', { name: 'Name of the board' });
const askedFirst = () =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your changes are not saved.'));

export const Opened: Story = {
  play: async ({ args }) => {
    await userEvent.type(await findName(), 'School');

    await press('Open Food');
    await askedFirst();
    await press('Keep editing');
    await expect(await findName()).toHaveValue('School');
    await expect(args.actions.openBoard).not.toHaveBeenCalled();
    await press('Open Food');
    await press('Discard changes');

    await expect(args.actions.openBoard).toHaveBeenCalledWith(['board-food']);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WordsEdited: Story = {
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Size: rows × columns'), '2 × 2');

    await press('Edit words of Food');
    await askedFirst();
    await press('Discard changes');

    await expect(await screen.findByRole('dialog', { name: 'Your board, Food' })).toBeInTheDocument();
  },
};

export const Closed: Story = {
  play: async ({ args }) => {
    await press('Rename or resize Food');
    await userEvent.type((await screen.findAllByRole('textbox'))[0] ?? document.body, 's');

    await press('Close');
    await askedFirst();

    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const OtherBoardCopied: Story = {
  play: async () => {
    await userEvent.type(await findName(), 'School');

    await press('Duplicate Food');
    await screen.findByRole('button', { name: 'Open Food 2' });
    await expect(await findName()).toHaveValue('School');
    await press('Create board');

    await screen.findByRole('button', { name: 'Open School' });
    await expect(await findName()).toHaveValue('');
  },
};
