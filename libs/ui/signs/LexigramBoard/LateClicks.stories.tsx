import { PANELS } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LexigramBoard } from './LexigramBoard';

function TouchedBoard({ onPress }: { onPress: () => void }) {
  return <LexigramBoard name="Alpha" cells={PANELS[0]?.lexigrams ?? []} onPress={onPress} />;
}

/** Touches whose clicks a busy browser sends late. */
const meta = {
  component: TouchedBoard,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onPress: fn() },
} satisfies Meta<typeof TouchedBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

function touch(key: HTMLElement): void {
  const { left, top } = key.getBoundingClientRect();
  const at = { clientX: left + 9, clientY: top + 9, pointerType: 'touch', bubbles: true };
  for (const kind of ['pointerdown', 'pointerup']) key.dispatchEvent(new PointerEvent(kind, at));
}

/** Each sign counts once, even when its click follows the touch of another. */
export const AfterNextTouch: Story = {
  play: async ({ canvasElement, args }) => {
    const [banana, apple] = ['banana', 'apple'].map((name) =>
      within(canvasElement).getByRole('button', { name }),
    );
    if (banana === undefined || apple === undefined) throw new Error('No keys.');

    touch(banana);
    touch(apple);
    touch(banana);
    for (const key of [banana, apple, banana]) key.click();
    await expect(args.onPress).toHaveBeenCalledTimes(3);

    banana.click();
    await expect(args.onPress).toHaveBeenCalledTimes(4);
  },
};
