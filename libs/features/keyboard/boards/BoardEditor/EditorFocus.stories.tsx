import { buildDelta, DEFAULT_SETTINGS, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockActions } from '../../KeyboardScreen/sample-keyboard';
import { BoardEditor } from './BoardEditor';
import { RememberingEditor } from './RememberingEditor';

const meta = {
  component: BoardEditor,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'On a phone, nothing is focused behind the words at the bottom.' } },
  },
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
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const name of ['Fill', 'banana', 'Key 60', 'Hide word', 'Key 128'])
      await waitFor(() => {
        const control = within(dialog).getByRole('button', { name });
        control.focus();
        return expect([name, isSeen(control)]).toEqual([name, true]);
      });
  },
} satisfies Meta<typeof BoardEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Items of the list clip what is painted outside them. */
export const RingOfWord: Story = {
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Words' });
    const [word] = within(list).getAllByRole('button');

    word?.focus();

    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(word ?? list);
    await expect(outlineStyle).toBe('solid');
    await expect(parseFloat(outlineOffset)).toBeLessThanOrEqual(-parseFloat(outlineWidth));
  },
};

/** What a press makes unavailable keeps the focus. */
export const EmptiedByKey: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of ['Clear all', 'Undo']) {
      const button = dialog.getByRole('button', { name });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await expect(button).toHaveFocus();
    }
  },
};

/** Enter in the name adds the key, and does not open the dialog again. */
export const FolderKeyByEnter: Story = {
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Add a folder key' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add a folder key' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of the new board' }), 'Snacks');

    await userEvent.keyboard('{Enter}');

    await expect(await screen.findByText(/“?Snacks”? is on key 1\./)).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(screen.queryByRole('dialog', { name: 'Add a folder key' })).toBeNull();
  },
};

export const FilledOnPhone: Story = {};
export const LargeTextOnPhone: Story = { globals: { textSize: '200' } };

/** The words cover the rest of the window. */
export const PutOnPhone: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const status = dialog.getByRole('status');

    await userEvent.click(dialog.getByRole('button', { name: 'Kanzi' }));

    await expect(status).toHaveTextContent(/^“?Kanzi”? is on key 1\./);
    await waitFor(() => expect(isSeen(status)).toBe(true));
  },
};

/** The board and the mark of the chosen key do not show beside or below the words. */
export const ScrolledOnPhone: Story = {
  play: async () => {
    const words = await screen.findByRole('group', { name: /^Words for key/ });
    const content = words.closest('.MuiDialogContent-root')!;
    await waitFor(() => expect(isSeen(words)).toBe(true));

    content.scrollTop = 260;

    const { left, right, bottom } = content.getBoundingClientRect();
    const { top } = words.getBoundingClientRect();
    for (const [x, y] of [
      [left + 100, bottom - 4],
      [left + 17, top + 100],
      [right - 17, top + 100],
    ] as const)
      await expect(words).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
  },
};
