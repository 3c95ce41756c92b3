import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BoardWithAids } from './testing/BoardWithAids';
import { findKey, point } from './testing/press-steps';

const meta = {
  component: BoardWithAids,
  parameters: {
    docs: {
      description: { component: 'Holding, dwelling and sliding on keys, controls and dialogs alike.' },
    },
  },
  args: { settings: DEFAULT_SETTINGS, onPress: fn() },
} satisfies Meta<typeof BoardWithAids>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything on the page is pressed by dwelling, even in a dialog. */
export const DwellingOnControls: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'dwell', pressDelayMs: 200 } },
  play: async ({ canvasElement }) => {
    await findKey(canvasElement);

    const settings = within(canvasElement).getByRole('button', { name: 'Settings' });
    // The mouse of the machine, on another element, would end the visit.
    await waitFor(() => {
      point(settings, 'pointerover', 'mouse');
      return expect(screen.getByRole('dialog')).toBeVisible();
    });
    const done = await screen.findByRole('button', { name: 'Done' });

    await waitFor(() => {
      point(done, 'pointerover', 'mouse');
      return expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

/** A short press of a button, and of the space around a dialog, does nothing; a long one presses. */
export const HoldingControls: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'hold', pressDelayMs: 200 } },
  play: async ({ canvasElement }) => {
    await findKey(canvasElement);
    const settings = within(canvasElement).getByRole('button', { name: 'Settings' });

    await userEvent.click(settings);
    await expect(screen.queryByRole('dialog')).toBeNull();
    point(settings, 'pointerdown');
    const dialog = await screen.findByRole('dialog');
    point(settings, 'pointerup');
    await userEvent.click(dialog.closest<HTMLElement>('.MuiDialog-container') ?? dialog);
    await expect(dialog).toBeVisible();
    point(await screen.findByRole('button', { name: 'Done' }), 'pointerdown');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A finger slides from the wrong key to the right one, and lets go; another one that rests and leaves does not count. */
export const SlidThenReleased: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'release' } },
  play: async ({ canvasElement, args }) => {
    const key = await findKey(canvasElement);

    const board = within(canvasElement);
    point(board.getByRole('button', { name: 'Kanzi' }), 'pointerdown');
    for (const kind of ['pointerdown', 'pointerup'])
      point(board.getByRole('button', { name: 'Settings' }), kind, 'touch', 2);
    await expect(args.onPress).not.toHaveBeenCalled();
    point(key, 'pointerup');

    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'banana' }),
      expect.any(Number),
    );
  },
};
