import { PANELS } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GridBoard } from './GridBoard';
import { guide } from './grid-board.guide';

const alpha = PANELS[0]?.lexigrams ?? [];
const folder = { key: 'own-food', word: 'Food', isFolder: true, color: 'rgb(106, 74, 152)' };

const meta = {
  component: GridBoard,
  parameters: { guide },
  args: { name: 'Home', cells: alpha, grid: { rows: 3, columns: 5 }, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GridBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const keys = within(canvasElement).getAllByRole('button');
    await expect(keys).toHaveLength(15);
    await expect(keys.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

    keys[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');

    await expect(args.onPress).toHaveBeenLastCalledWith(alpha[20], 20);
  },
};
export const TwoKeys: Story = { args: { grid: { rows: 1, columns: 2 } } };
export const SplitOnPhone: Story = { args: { grid: { rows: 4, columns: 11 } } };
export const Full: Story = { args: { grid: { rows: 8, columns: 16 } } };
export const Folder: Story = {
  args: { cells: [folder, ...alpha.slice(1, 2), null, ...alpha.slice(3)], grid: { rows: 2, columns: 4 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open board: Food' }));

    await expect(args.onPress).toHaveBeenLastCalledWith(folder, 0);
    await expect(within(canvasElement).getByRole('button', { name: 'Empty key 3' })).toBeVisible();
  },
};
export const HighContrast: Story = { args: { ...Folder.args, hasHighContrast: true } };
export const WithoutWords: Story = { args: { hasWords: false } };
