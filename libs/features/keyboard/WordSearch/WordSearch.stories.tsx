import { EMPTY_DELTA, FULL_GRID } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WordSearch } from './WordSearch';
import { listWordPositions } from './list-word-positions';

const meta = {
  component: WordSearch,
  parameters: {
    docs: {
      description: { component: 'Finds a word on all boards, for speakers who do not know where it is.' },
    },
  },
  args: {
    positions: listWordPositions(EMPTY_DELTA.with(17, 'hot-dog'), FULL_GRID),
    columns: 16,
    onSelect: fn(),
  },
} satisfies Meta<typeof WordSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = { args: { initialSearch: 'ho' } };
export const FoundOnPhone: Story = { args: { initialSearch: 'ho', columns: 8 } };
export const NotFound: Story = { args: { initialSearch: 'zebra' } };

export const GoneTo: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a word' }), 'HotDog{Enter}');

    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'hot-dog', board: 'alpha' }),
    );
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Chosen: Story = {
  args: { initialSearch: 'hot' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: /^hot dog Alpha, row/ }));

    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
