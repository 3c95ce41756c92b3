import { createOwnBoard } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aKeyboardState, mockActions } from '../../KeyboardScreen/sample-keyboard';
import { OwnBoardsDialog } from './OwnBoardsDialog';

const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });

const meta = {
  component: OwnBoardsDialog,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'Where the focus is when the editor of a board was closed.' } },
  },
  args: {
    open: true,
    state: aKeyboardState({ ownBoards: [food] }),
    actions: mockActions(),
    onClose: fn(),
  },
} satisfies Meta<typeof OwnBoardsDialog>;
export default meta;

export const BackToBoard: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit words of Food' }));
    const editor = await screen.findByRole('dialog', { name: /Food/ });
    await waitFor(() => expect(editor).toContainElement(document.activeElement as HTMLElement));

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit words of Food' })).toHaveFocus());
  },
};
