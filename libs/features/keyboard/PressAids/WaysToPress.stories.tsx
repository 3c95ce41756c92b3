import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { preloadAllAccess } from '../KeyboardScreen/BoardAccess';
import { expectFrameAround, moves, pressKeys } from '../Scanning/testing/scanning-steps';
import { KeyboardWithState } from '../store/testing/KeyboardWithState';

const meta = {
  component: KeyboardWithState,
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
} satisfies Meta<typeof KeyboardWithState>;
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
    render: () => <KeyboardWithState settings={settings} player={player} />,
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
  { scanning: 'one-switch', scanPattern: 'rows', scanPaceMs: 600 },
  async (canvasElement) => {
    await expectFrameAround(canvasElement, 'Kanzi');
    await userEvent.keyboard('  ');
    await userEvent.keyboard('  ');
  },
);
export const ByTwoSwitches: Story = speaksBy(
  { scanning: 'two-switches', scanPattern: 'rows' },
  async (canvasElement) => {
    await pressKeys(canvasElement, `${moves(1)}{Enter}{Enter}`);
    await userEvent.keyboard('{Enter}{Enter}');
  },
);
