import { buildDelta, DEFAULT_SETTINGS, EMPTY_DELTA, WORD_CLASSES } from '@paniscus/domain/keyboard';
import type { DeltaBoard, OwnWord } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockActions } from '../../KeyboardScreen/sample-keyboard';
import { BoardEditor } from './BoardEditor';
import { guide } from './board-editor.guide';
import { RememberingEditor } from './RememberingEditor';

const GRANDMA: OwnWord = { key: 'own-grandma', word: 'Grandma', color: WORD_CLASSES[0]?.color };
const saving = (delta: DeltaBoard) => ({ delta, sentence: [], history: [], phrases: [] });

const meta = {
  component: BoardEditor,
  parameters: { guide },
  args: {
    open: true,
    board: { id: 'delta', name: 'Delta', rows: 8, columns: 16, cells: EMPTY_DELTA },
    saved: saving(EMPTY_DELTA),
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

export const Empty: Story = {};
export const EmptyOnPhone: Story = {};
export const Filled: Story = {
  args: { saved: saving(buildDelta((PANELS[1]?.lexigrams ?? []).slice(0, 40).map(({ key }) => key))) },
};
export const FilledOnPhone: Story = { args: Filled.args };

export const WordsPut: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Key 17' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search words' }), 'ban');
    // The first word of all: later ones may not have appeared yet, and a list that is being replaced takes no press.
    await waitFor(() => expect(screen.queryByText('Kanzi')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'banana' }));
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search words' }));
    await userEvent.click(await screen.findByText('give'));

    const expected = EMPTY_DELTA.map((_, cell) => ({ 16: 'banana', 17: 'give' })[cell] ?? null);
    await expect(args.onCellsChange).toHaveBeenLastCalledWith(expected);
    await expect(screen.getByText(/^give is on key 18\. Next is key 19: empty\.$/)).toBeVisible();
  },
};

export const WordMoved: Story = {
  args: { saved: saving(buildDelta(['banana', 'give'])) },
  play: async ({ args }) => {
    const grid = within(await screen.findByRole('grid', { name: 'Keys on Delta' }));

    await userEvent.click(grid.getByRole('button', { name: 'banana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move key' }));
    await userEvent.click(grid.getByRole('button', { name: 'give' }));

    await expect(args.onCellsChange).toHaveBeenLastCalledWith(buildDelta(['give', 'banana']));
  },
};

export const ClearedAndBack: Story = {
  args: { saved: saving(buildDelta(['banana', 'give'])) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await expect(args.onCellsChange).toHaveBeenLastCalledWith(EMPTY_DELTA);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await expect(args.onCellsChange).toHaveBeenLastCalledWith(buildDelta(['banana', 'give']));
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WordsShownStepByStep: Story = {
  args: { saved: saving(buildDelta(['banana', 'give'])) },
  play: async ({ args }) => {
    const grid = within(await screen.findByRole('grid', { name: 'Keys on Delta' }));

    await userEvent.click(screen.getByRole('button', { name: 'Hide all words' }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['banana', 'give']);
    await userEvent.click(grid.getByRole('button', { name: 'give, hidden' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show word' }));

    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['banana']);
    await expect(grid.getByRole('button', { name: 'give' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['banana', 'give']);
    await userEvent.click(screen.getByRole('button', { name: 'Show word' }));
  },
};

export const FilledFromPanel: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(screen.getByLabelText('Fill empty keys from'), 'Panel Gamma');
    await userEvent.click(screen.getByRole('button', { name: 'Fill' }));

    await expect(args.onCellsChange).toHaveBeenLastCalledWith(PANELS[2]?.lexigrams.map(({ key }) => key));
  },
};

export const NoSuchWord: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search words' }), 'xylophone');
    await expect(await screen.findByText('No words match your search.')).toBeVisible();
  },
};

export const OwnWordOnBoard: Story = {
  args: { saved: saving(buildDelta([GRANDMA.key, 'give'])), ownWords: new Map([[GRANDMA.key, GRANDMA]]) },
};

export const OwnWordNotSaved: Story = {
  args: { actions: { ...mockActions(), saveOwnWord: () => Promise.resolve(false) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add your own word' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add your own word' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Word' }), 'Grandma');
    await userEvent.click(dialog.getByRole('button', { name: 'Save word' }));

    await waitFor(() => expect(screen.getByText(/could not be saved on this device/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add your own word' })).toBeNull());
    await expect(screen.getByText('Grandma is on key 1. Next is key 2: empty.')).toBeVisible();
  },
};

export const OwnWordDeletedAndBack: Story = {
  args: OwnWordOnBoard.args,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit word' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete word' }));

    await expect(args.actions.deleteOwnWord).toHaveBeenCalledWith(
      GRANDMA.key,
      expect.objectContaining({ delta: buildDelta(['give']).with(0, null).with(1, 'give') }),
    );
    await waitFor(() => expect(screen.getByText(/“Grandma” was deleted/)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore word' }));

    await expect(args.actions.saveOwnWord).toHaveBeenCalledWith(GRANDMA);
    await waitFor(() => expect(screen.getByText(/^“Grandma” is back\./)).toBeVisible());
    await waitFor(() => expect(screen.queryByText(/was deleted/)).toBeNull());
  },
};
