import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { LexigramBoard } from '@paniscus/ui';
import { PANELS } from '@paniscus/lexigrams';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PressAids } from './PressAids';

type BoardWithAidsProps = {
  settings: typeof DEFAULT_SETTINGS;
  onPress: (sign: { key: string } | null) => void;
};

/** Long enough for the ring to be seen on a slow machine. */
const HOLD_MS = 1500;

function BoardWithAids({ settings, onPress }: BoardWithAidsProps) {
  const root = useRef<HTMLDivElement>(null);
  // Effects of the children run first, so the board is being listened to by then.
  useEffect(() => root.current?.setAttribute('data-testid', 'listening'), []);
  return (
    <Box ref={root}>
      <Box data-scan-group="board">
        <LexigramBoard name="Alpha" cells={PANELS[0]?.lexigrams ?? []} onPress={onPress} />
      </Box>
      <PressAids settings={settings} root={root} />
    </Box>
  );
}

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

async function findKey(canvasElement: HTMLElement): Promise<HTMLElement> {
  const board = await within(canvasElement).findByTestId('listening');
  return within(board).getByRole('button', { name: 'banana' });
}

function point(key: HTMLElement, kind: string, pointerType = 'touch'): void {
  const { left, top } = key.getBoundingClientRect();
  const at = { clientX: left + 9, clientY: top + 9 };
  key.dispatchEvent(new PointerEvent(kind, { ...at, pointerType, pointerId: 1, bubbles: true }));
}

export const Held: Story = {
  play: async ({ canvasElement, args }) => {
    const key = await findKey(canvasElement);

    point(key, 'pointerdown');
    await waitFor(() => expect(within(canvasElement).getByTestId('press-ring')).toBeVisible());
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce(), { timeout: 10 * HOLD_MS });
    point(key, 'pointerup');
    key.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));

    await expect(args.onPress).toHaveBeenCalledOnce();
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
