import { createOwnBoard, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryStorage } from '../store/testing/create-memory-storage';
import { KeyboardWithState } from '../store/testing/KeyboardWithState';
import { replaceOwnContent } from '../store/own-words';

const family = {
  ...createOwnBoard('board-family', 'Family', { rows: 1, columns: 3 }),
  cells: EMPTY_DELTA.with(0, 'mother').with(2, 'own-11111'),
};

const loadStorage = async () => ({
  ...(await createMemoryStorage()()),
  loadOwnWords: () => Promise.resolve({ words: [{ key: 'own-11111', word: 'Grandma' }], boards: [family] }),
});

const meta = {
  component: KeyboardWithState,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'Words that are found by typing them while a key has the focus.' } },
  },
  args: { loadStorage },
  beforeEach: () => () => {
    replaceOwnContent({ words: [], boards: [] });
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types from the first key of Alpha, and expects the key of the word to have the focus. */
const finds = (letters: string, word: string, board: string): Story => ({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Kanzi' }).focus();

    await userEvent.keyboard(letters);

    await waitFor(() => expect(canvas.getByRole('button', { name: word })).toHaveFocus());
    await expect(canvas.getByRole('grid', { name: board })).toBeVisible();
  },
});

export const OnOpenBoard: Story = finds('hotdog', 'hot dog', 'Alpha');
/** A space within a word does not press the key of its start. */
export const WithSpace: Story = finds('ice cream', 'ice cream', 'Alpha');
export const OnOtherPanel: Story = finds('tickle', 'tickle', 'Beta');
/** No built-in word begins so. The letters after it still belong to it. */
export const OnOwnBoard: Story = finds('grandma', 'Grandma', 'Family');

/** Presses keys in one task, sooner than anything is loaded. */
function pressAtOnce(canvasElement: HTMLElement, keys: readonly string[]): void {
  within(canvasElement).getByRole('button', { name: 'Kanzi' }).focus();
  for (const key of keys) {
    const focused = document.activeElement ?? document.body;
    if (key === 'Enter') fireEvent.click(focused);
    else fireEvent.keyDown(focused, { key });
  }
}

const getSigns = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: /sentence/ })).queryAllByRole('listitem');

/** Enter presses the word that was typed, although its board was not open yet. */
export const EnterAtOnce: Story = {
  play: async ({ canvasElement }) => {
    pressAtOnce(canvasElement, [...'tickle', 'Enter']);

    await waitFor(() => expect(getSigns(canvasElement)).toHaveLength(1));
    await expect(getSigns(canvasElement)[0]).toHaveTextContent('tickle');
    await expect(within(canvasElement).getByRole('grid', { name: 'Beta' })).toBeVisible();
  },
};

/** A word that is typed right after another one is not taken for its end. */
export const WordsInARow: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Kanzi' }).focus();

    await userEvent.keyboard('milk{Enter}{ArrowRight}tea{Enter}tickle{Enter}');

    await waitFor(() => expect(getSigns(canvasElement)).toHaveLength(3));
    for (const [index, word] of ['milk', 'tea', 'tickle'].entries())
      await expect(getSigns(canvasElement)[index]).toHaveTextContent(word);
  },
};

/** Enter after letters that begin no word does not press the key that happens to have the focus. */
export const NoSuchWord: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    pressAtOnce(canvasElement, [...'zzz', 'Enter']);

    await waitFor(() => expect(canvas.getAllByText('Not on any board: zzz.')[0]).toBeVisible());
    await expect(getSigns(canvasElement)).toHaveLength(0);
  },
};

/** Neither does it later, but the keys that somebody goes to are pressed. */
export const NoSuchWordLater: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Kanzi' }).focus();
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(canvas.getAllByText('Not on any board: zzz.')[0]).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(getSigns(canvasElement)).toHaveLength(0);

    await userEvent.keyboard('zzz{ArrowRight}{Enter}milk{Enter}');
    await waitFor(() => expect(getSigns(canvasElement)).toHaveLength(2));
  },
};

/** A word on another board does not take the focus from the key that somebody has gone to since. */
export const ElsewhereSince: Story = {
  play: async ({ canvasElement }) => {
    pressAtOnce(canvasElement, [...'tickle', 'Home', 'ArrowRight', 'Enter']);
    await import('./find-on-boards');

    await waitFor(() => expect(getSigns(canvasElement)).toHaveLength(1));
    await expect(document.activeElement).toHaveAccessibleName(getSigns(canvasElement)[0]?.textContent);
    await expect(within(canvasElement).getByRole('grid', { name: 'Alpha' })).toBeVisible();
  },
};
