import { PANELS } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LexigramBoard } from './LexigramBoard';
import { guide } from './lexigram-board.guide';

const [alpha, beta] = PANELS.map(({ lexigrams }) => lexigrams);

const meta = {
  component: LexigramBoard,
  parameters: {
    guide,
  },
  args: { name: 'Alpha', cells: alpha ?? [], onPress: fn(), onPressStart: fn(), onPressCancel: fn() },
} satisfies Meta<typeof LexigramBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

const gridIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid', { name: 'Alpha' });
const wordInFocus = () => document.activeElement?.getAttribute('aria-label');

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const keys = within(gridIn(canvasElement)).getAllByRole('button');
    await expect(keys).toHaveLength(128);
    await expect(keys.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

    await userEvent.click(within(canvasElement).getByRole('button', { name: 'banana' }));

    await expect(args.onPress).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'banana' }),
      expect.any(Number),
    );
    await expect(args.onPressStart).toHaveBeenCalledOnce();
  },
};

export const ArrowKeysOnPhone: Story = {
  play: async ({ canvasElement, args }) => {
    const columns = window.innerWidth < 480 ? 4 : 16;
    const grid = gridIn(canvasElement);
    await waitFor(() => expect(grid).toHaveAttribute('aria-colcount', `${columns}`));
    await expect(within(grid).getAllByRole('row')).toHaveLength(128 / columns);

    within(grid).getByRole('button', { name: 'Kanzi' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(wordInFocus()).toBe(alpha?.[columns + 1]?.word);
    await userEvent.keyboard('{End}');
    await expect(wordInFocus()).toBe(alpha?.[2 * columns - 1]?.word);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith(alpha?.[columns], columns);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(wordInFocus()).toBe('which-is');
  },
};

/** A resting finger does not block other keys, and no touch counts twice. */
export const TwoFingers: Story = {
  play: async ({ canvasElement, args }) => {
    const [resting, other] = ['Kanzi', 'banana'].map((name) =>
      within(canvasElement).getByRole('button', { name }),
    );
    const touch = (kind: string, key: HTMLElement | undefined, pointerId: number) => {
      const { left = 0, top = 0 } = key?.getBoundingClientRect() ?? {};
      const at = { clientX: left + 9, clientY: top + 9, bubbles: true, isPrimary: pointerId === 1 };
      key?.dispatchEvent(new PointerEvent(kind, { ...at, pointerId, pointerType: 'touch' }));
    };

    touch('pointerdown', resting, 1);
    await expect(args.onPressStart).toHaveBeenLastCalledWith(expect.objectContaining({ word: 'Kanzi' }));
    touch('pointerdown', other, 2);
    touch('pointerup', other, 2);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'banana' }),
      expect.any(Number),
    );
    touch('pointercancel', resting, 1);
    await expect(args.onPressCancel).toHaveBeenLastCalledWith(expect.objectContaining({ word: 'Kanzi' }));

    touch('pointerdown', resting, 1);
    touch('pointerup', resting, 1);
    resting?.click();
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** A touch that becomes a scroll, and a mouse that leaves the key, press nothing. */
export const PressCanceled: Story = {
  play: async ({ canvasElement, args }) => {
    const key = within(canvasElement).getByRole('button', { name: 'banana' });
    const send = (kind: string, pointerType: string, target: HTMLElement = key) =>
      target.dispatchEvent(new PointerEvent(kind, { pointerType, pointerId: 1, bubbles: true }));

    send('pointerdown', 'touch');
    send('pointercancel', 'touch');
    await expect(args.onPressCancel).toHaveBeenCalledOnce();
    send('pointerdown', 'mouse');
    send('pointerup', 'mouse', within(canvasElement).getByRole('button', { name: 'apple' }));
    await expect(args.onPressCancel).toHaveBeenCalledTimes(2);

    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(args.onPressStart).toHaveBeenCalledTimes(2);
  },
};

/** Keys are large enough for head and eye pointers, and a press between two keys reaches one of them. */
export const Targets: Story = {
  args: { hasWords: false },
  play: async ({ canvasElement }) => {
    const [first, second] = within(gridIn(canvasElement)).getAllByRole('button');
    const read = (key: HTMLElement | undefined) => key?.getBoundingClientRect() ?? new DOMRect();
    for (const width of [304, 416, 480, 600, 832, 960, 1200]) {
      canvasElement.style.width = `${width}px`;
      const [one, other] = [read(first), read(second)];
      const between = document.elementFromPoint((one.right + other.left) / 2, one.top + one.height / 2);

      await expect(Math.min(one.width, one.height), `${width} pixels`).toBeGreaterThanOrEqual(48);
      await expect([first, second]).toContain(between);
    }
    canvasElement.style.width = '';
  },
};

export const Pressed: Story = { args: { pressedKey: 'banana' } };
export const Sounding: Story = { args: { soundingKey: 'banana' } };
export const SelectedCell: Story = { args: { selectedCell: 20 } };
export const EmptyCells: Story = {
  args: { cells: (beta ?? []).map((sign, index) => (index % 3 === 0 ? sign : null)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Empty key 2' }));

    await expect(args.onPress).toHaveBeenLastCalledWith(null, 1);
  },
};
const house =
  'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 9 9%22><path d=%22M1 5l3.5-4L8 5v3H1z%22/></svg>';
const own = [
  { key: 'own-a', word: 'my house', picture: house, color: 'rgb(106, 74, 152)' },
  { key: 'own-b', word: 'I am full' },
  { key: 'own-c', word: 'refrigerators', picture: house },
  { key: 'own-d', word: 'characteristically' },
];
/** Words that are not in the vocabulary, with and without a picture. Long ones are broken with a hyphen. */
export const OwnWords: Story = {
  args: { cells: (alpha ?? []).map((sign, index) => own[index] ?? sign) },
};
export const LargeKeys: Story = { args: { hasLargeKeys: true } };
/** The text size of the page; the words stay readable because fewer keys are side by side. */
export const TextAt200Percent: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(Number(gridIn(canvasElement).getAttribute('aria-colcount'))).toBeLessThan(16));
  },
};
export const HighContrast: Story = { args: { hasHighContrast: true } };
export const WithoutWords: Story = { args: { hasWords: false } };
