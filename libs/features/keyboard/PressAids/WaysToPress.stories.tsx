import { DEFAULT_KEYBOARD, DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { SilentPlayer } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { preloadAllAccess } from '../KeyboardScreen/BoardAccess';
import { KeyboardScreen } from '../KeyboardScreen/KeyboardScreen';
import { expectFrameAround, moves, pressKeys } from '../Scanning/testing/scanning-steps';
import { createMemoryStorage } from '../store/testing/create-memory-storage';
import { useKeyboard } from '../store/use-keyboard';

const loadStorage = createMemoryStorage();

const links = {
  signs: '/PaniscusKeyboard/signs',
  games: '/PaniscusKeyboard/games',
  comparison: '/PaniscusKeyboard/compare',
};

type KeyboardProps = { settings: Partial<KeyboardSettings>; player: SilentPlayer };

function Keyboard({ settings, player }: KeyboardProps) {
  const [saved, setSaved] = useState({
    ...DEFAULT_KEYBOARD,
    settings: { ...DEFAULT_SETTINGS, ...settings },
  });
  const [onSave] = useState(
    () => (change: Partial<typeof saved>) => setSaved((before) => ({ ...before, ...change })),
  );
  const { state, actions } = useKeyboard({ player, saved, onSave, loadStorage });
  return <KeyboardScreen state={state} actions={actions} links={links} />;
}

const meta = {
  component: Keyboard,
  loaders: [preloadAllAccess],
  args: { settings: {}, player: aSilentPlayer() },
  render: () => <></>,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: {
      description: { component: 'By mouse, touch, keyboard and switches, a person speaks a sentence.' },
    },
  },
} satisfies Meta<typeof Keyboard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses a word and Period in one way; the sentence is spoken. */
function speaksBy(
  settings: Partial<KeyboardSettings>,
  speak: (canvasElement: HTMLElement) => Promise<void>,
): Story {
  let player = aSilentPlayer();
  return {
    beforeEach: () => {
      player = aSilentPlayer();
    },
    render: () => <Keyboard settings={settings} player={player} />,
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('grid', { name: 'Alpha' });
      await speak(canvasElement);

      await waitFor(() => expect(player.calls.at(-1)).toEqual({ kind: 'play', sentence: ['kanzi'] }));
    },
  };
}

const pressing = (press: (target: HTMLElement) => unknown) => async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await press(canvas.getByRole('button', { name: 'Kanzi' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Kanzi' })).toBeVisible());
  await press(canvas.getByRole('button', { name: 'Period' }));
};

function touch(target: HTMLElement): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  for (const type of ['pointerdown', 'pointerup'])
    target.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'touch', pointerId: 1 }));
  target.click();
}

export const ByMouse: Story = speaksBy({}, pressing(userEvent.click));
export const ByTouchOnPhone: Story = speaksBy({}, pressing(touch));
export const ByKeyboard: Story = speaksBy({}, async (canvasElement) => {
  within(canvasElement).getByRole('button', { name: 'Panbanisha' }).focus();
  await userEvent.keyboard('{ArrowLeft}{Enter}.');
});
export const ByOneSwitch: Story = speaksBy(
  { scanning: 'one-switch', scanPaceMs: 600 },
  async (canvasElement) => {
    await expectFrameAround(canvasElement, 'Kanzi');
    await userEvent.keyboard('  ');
    await userEvent.keyboard('  ');
  },
);
export const ByTwoSwitches: Story = speaksBy({ scanning: 'two-switches' }, async (canvasElement) => {
  await pressKeys(canvasElement, `${moves(1)}{Enter}{Enter}`);
  await userEvent.keyboard('{Enter}{Enter}');
});
