import { MAX_OWN_BOARDS } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aKeyboardState, mockActions } from '../../KeyboardScreen/sample-keyboard';
import { getOwnBoards, replaceOwnContent, setOwnBoards, subscribeToOwnWords } from '../../store/own-words';
import { fillBoards } from '../testing/fill-boards';
import { OwnBoardsDialog } from './OwnBoardsDialog';

const meta = {
  component: OwnBoardsDialog,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'As many boards as there can be: each way to make one says so.' } },
  },
  args: {
    open: true,
    state: aKeyboardState(),
    actions: { ...mockActions(), changeOwnBoards: fn(setOwnBoards) },
    onClose: fn(),
  },
  render: function Remembering(args) {
    const ownBoards = useSyncExternalStore(subscribeToOwnWords, getOwnBoards);
    // Few of them, because a thousand buttons would take seconds.
    return <OwnBoardsDialog {...args} state={{ ...args.state, ownBoards: ownBoards.slice(0, 1) }} />;
  },
  beforeEach: () => {
    replaceOwnContent({ words: [], boards: fillBoards(MAX_OWN_BOARDS) });
    return () => replaceOwnContent({ words: [], boards: [] });
  },
} satisfies Meta<typeof OwnBoardsDialog>;
export default meta;

const LIMIT = 'You have reached the limit of 200 boards. Delete one first.';

export const Full: StoryObj<typeof meta> = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(LIMIT)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate Board 0' }));

    await waitFor(() => expect(screen.getAllByText(LIMIT)).toHaveLength(2));
    await expect(getOwnBoards()).toHaveLength(MAX_OWN_BOARDS);
  },
};
