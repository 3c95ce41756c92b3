import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BoardWithAids } from './testing/BoardWithAids';
import { findKey, point } from './testing/press-steps';

/** Long enough for the ring to be seen on a slow machine. */
const HOLD_MS = 1500;

const meta = {
  component: BoardWithAids,
  parameters: {
    docs: {
      description: { component: 'Pressing by holding or dwelling, for people who cannot tap accurately.' },
    },
  },
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'hold', pressDelayMs: HOLD_MS }, onPress: fn() },
} satisfies Meta<typeof BoardWithAids>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Another finger, which touches and leaves another key meanwhile, changes nothing. */
export const Held: Story = {
  play: async ({ canvasElement, args }) => {
    const key = await findKey(canvasElement);
    const otherKey = within(canvasElement).getByRole('button', { name: 'Kanzi' });

    point(key, 'pointerdown');
    for (const kind of ['pointerdown', 'pointermove', 'pointerup']) point(otherKey, kind, 'touch', 2);
    await waitFor(() => expect(within(canvasElement).getByTestId('press-ring')).toBeVisible());
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce(), { timeout: 10 * HOLD_MS });
    point(key, 'pointerup');
    key.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));

    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'banana' }),
      expect.any(Number),
    );
    await expect(within(canvasElement).queryByTestId('press-ring')).toBeNull();
  },
};

/** A hold that is too short, and one that moves away, press nothing. */
export const HeldTooShort: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'hold', pressDelayMs: 3000 } },
  play: async ({ canvasElement, args }) => {
    const key = await findKey(canvasElement);

    point(key, 'pointerdown');
    await waitFor(() => expect(within(canvasElement).getByTestId('press-ring')).toBeVisible());
    point(key, 'pointerup');
    key.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));

    await waitFor(() => expect(within(canvasElement).queryByTestId('press-ring')).toBeNull());
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Dwelling: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'dwell', pressDelayMs: 200 } },
  play: async ({ canvasElement, args }) => {
    const key = await findKey(canvasElement);
    point(key, 'pointerover', 'mouse');

    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce());
    point(key, 'pointerover', 'mouse');
    await expect(within(canvasElement).queryByTestId('press-ring')).toBeNull();
  },
};

/** A second press within the debounce time is ignored. */
export const Debounced: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, debounceMs: 2000 } },
  play: async ({ canvasElement, args }) => {
    const key = await findKey(canvasElement);

    key.click();
    key.click();

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
