import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { OwnWordDialog } from './OwnWordDialog';

const meta = {
  component: OwnWordDialog,
  args: {
    open: true,
    edited: undefined,
    voice: DEFAULT_SETTINGS,
    onSave: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OwnWordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save word' }));

/** The first thing that is missing is in view, with the focus on its field. */
export const WithoutWord: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Recording' }));
    await save();

    const word = screen.getByRole('textbox', { name: 'Word' });
    await waitFor(() => expect(word).toHaveFocus());
    await expect(word).toHaveAccessibleDescription('Enter the word.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithoutRecording: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Word' }), 'Grandma');
    await userEvent.click(screen.getByRole('radio', { name: 'Recording' }));
    await save();

    await waitFor(() =>
      expect(screen.getByText('Record the word first, or choose another sound.')).toBeVisible(),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
