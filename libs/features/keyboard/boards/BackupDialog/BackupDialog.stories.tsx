import { buildDelta, createOwnBoard, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { aKeyboardState, mockActions } from '../../KeyboardScreen/sample-keyboard';
import { buildBackupFile } from './backup-file';
import { BackupDialog } from './BackupDialog';

const meta = {
  component: BackupDialog,
  parameters: {
    docs: { description: { component: 'Everything that is saved on this device, as one file.' } },
  },
  args: {
    open: true,
    state: aKeyboardState({ delta: buildDelta(['banana', 'give']) }),
    actions: mockActions(),
    onClose: fn(),
  },
} satisfies Meta<typeof BackupDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const keyboard = {
  ...DEFAULT_KEYBOARD,
  delta: buildDelta(['own-12345', 'give', 'water']),
  phrases: [{ name: 'Thirsty', sentence: ['give', 'water'] }],
};
const words = [{ key: 'own-12345', word: 'Grandma' }];
const boards = [
  { ...createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 }), cells: buildDelta(['banana']) },
];
const text = buildBackupFile({
  savedAt: '2026-11-25T12:00:00.000Z',
  keyboard,
  words,
  boards,
  source: undefined,
});

const choose = async (content: string) =>
  userEvent.upload(
    await screen.findByLabelText('Restore a backup file (.json)'),
    new File([content], 'backup.json', { type: 'application/json' }),
  );

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};

export const Saved: Story = {
  play: async () => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const now = spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-25T12:00:00.000Z');

    await userEvent.click(await screen.findByRole('button', { name: 'Save backup file' }));

    await waitFor(() =>
      expect(screen.getByText('Saved as “paniscus-keyboard-backup-2026-11-25.json.”')).toBeVisible(),
    );
    await expect(click).toHaveBeenCalledOnce();
    click.mockRestore();
    now.mockRestore();
  },
};

export const Found: Story = {
  play: async ({ args }) => {
    await choose(text);

    await waitFor(() =>
      expect(
        screen.getByText(
          /1 word of your own, 3 words on Delta, 1 other board, 1 phrase, no earlier sentences and the settings\.$/,
        ),
      ).toBeVisible(),
    );
    await expect(
      screen.getByText(/^It will replace what is on this device now: no words of your own, 2/),
    ).toBeVisible();
    await expect(args.actions.restoreBackup).not.toHaveBeenCalled();
  },
};

const restore = async () => {
  await choose(text);
  await userEvent.click(await screen.findByRole('button', { name: 'Replace with the backup' }));
  await waitFor(() => expect(screen.getByText('The backup was restored.')).toBeVisible());
};

export const Restored: Story = { play: restore };

export const Undone: Story = {
  play: async ({ args }) => {
    await restore();
    await expect(args.actions.restoreBackup).toHaveBeenLastCalledWith(
      expect.objectContaining({ keyboard, words, boards }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await expect(args.actions.restoreBackup).toHaveBeenLastCalledWith(
      expect.objectContaining({ keyboard: expect.objectContaining({ delta: args.state.delta }), words: [] }),
    );
    await waitFor(() => expect(screen.getByText('What was here before is back.')).toBeVisible());
  },
};

export const Rejected: Story = {
  play: async () => {
    await choose('dear diary');

    await waitFor(() => expect(screen.getByText(/is not a backup of this keyboard/)).toBeVisible());
  },
};

/** Private windows and full devices cannot save it. */
export const Failed: Story = {
  args: { actions: { ...mockActions(), restoreBackup: () => Promise.resolve(false) } },
  play: async () => {
    await choose(text);
    await userEvent.click(await screen.findByRole('button', { name: 'Replace with the backup' }));

    await waitFor(() => expect(screen.getByText(/could not be restored/)).toBeVisible());
  },
};
