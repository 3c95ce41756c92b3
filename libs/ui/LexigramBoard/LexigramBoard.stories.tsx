import { PANELS } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LexigramBoard } from './LexigramBoard';

const [alpha, beta] = PANELS.map(({ lexigrams }) => lexigrams);

const meta = {
  component: LexigramBoard,
  args: { name: 'Alpha', places: alpha ?? [], onPress: fn(), onApproach: fn() },
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
    await expect(args.onApproach).toHaveBeenCalledOnce();
  },
};

export const ArrowKeysOnPhone: Story = {
  play: async ({ canvasElement, args }) => {
    const isNarrow = matchMedia('(max-width: 47.99rem), (orientation: portrait)').matches;
    const columns = isNarrow ? 8 : 16;
    const grid = gridIn(canvasElement);
    await expect(grid).toHaveAttribute('aria-colcount', `${columns}`);
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
    touch('pointerdown', other, 2);
    touch('pointerup', other, 2);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'banana' }),
      expect.any(Number),
    );
    touch('pointercancel', resting, 1);

    touch('pointerdown', resting, 1);
    touch('pointerup', resting, 1);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pressed: Story = { args: { pressedKey: 'banana' } };
export const Sounding: Story = { args: { soundingKey: 'banana' } };
export const EmptyPlaces: Story = {
  args: { places: (beta ?? []).map((sign, place) => (place % 3 === 0 ? sign : null)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Empty place 2' }));

    await expect(args.onPress).toHaveBeenLastCalledWith(null, 1);
  },
};
export const LargeKeys: Story = { args: { hasLargeKeys: true } };
export const HighContrast: Story = { args: { hasHighContrast: true } };
export const WithoutWords: Story = { args: { hasWords: false } };
