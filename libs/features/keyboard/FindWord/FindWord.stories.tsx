import { EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FindWord } from './FindWord';
import { placesToFind } from './word-positions';

const meta = {
  component: FindWord,
  args: {
    places: placesToFind(EMPTY_DELTA.map((_, place) => (place === 17 ? 'hot-dog' : null))),
    columns: 16,
    onGo: fn(),
  },
} satisfies Meta<typeof FindWord>;
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

    await expect(args.onGo).toHaveBeenCalledWith(expect.objectContaining({ key: 'hot-dog', board: 'alpha' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Chosen: Story = {
  args: { initialSearch: 'hot' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: /^hot dog Alpha, line/ }));

    await expect(args.onGo).toHaveBeenCalledOnce();
  },
};
