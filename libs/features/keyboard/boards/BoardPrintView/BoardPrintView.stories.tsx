import { buildDelta } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { listBoardSigns } from '../../KeyboardScreen/board-cells';
import { BoardPrintView } from './BoardPrintView';

const none = buildDelta([]);

const meta = {
  component: BoardPrintView,
  parameters: {
    docs: { description: { component: 'A board on one sheet of paper, for use without a device.' } },
  },
  args: {
    name: 'Alpha',
    columns: 16,
    cells: listBoardSigns('alpha', none, new Map()),
    site: 'https://paniscus.example',
  },
} satisfies Meta<typeof BoardPrintView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfDelta: Story = {
  args: {
    name: 'Delta',
    cells: listBoardSigns(
      'delta',
      buildDelta(['banana', 'middle-test-room', 'scrubby-pine-nook']),
      new Map(),
    ),
  },
};

const ownWords = [
  {
    key: 'own-grandma',
    word: 'Grandma',
    picture: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  },
  { key: 'own-hello', word: 'hello' },
];

/** Where a word that does not fit is broken. */
const SOFT_HYPHEN = '\u00AD';

export const OwnWords: Story = {
  args: {
    name: 'Delta',
    cells: listBoardSigns(
      'delta',
      buildDelta(['banana', 'own-grandma', 'own-hello']),
      new Map(ownWords.map((word) => [word.key, word])),
    ),
  },
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('ol > li > span')].map(({ textContent }) =>
      textContent.replaceAll(SOFT_HYPHEN, ''),
    );

    await expect(texts).toEqual(['banana', 'Grandma', 'hello']);
    await expect(canvasElement.querySelectorAll('ol > li img')).toHaveLength(1);
  },
};

export const SmallGrid: Story = {
  args: {
    name: 'Drinks',
    columns: 2,
    cells: listBoardSigns('delta', buildDelta(['water', 'juice', 'milk', 'coffee']).slice(0, 4), new Map()),
  },
};

export const WordsBelowSigns: Story = {
  args: { name: 'Beta', cells: listBoardSigns('beta', none, new Map()) },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('ol > li')];
    const getBox = (cell: Element, part: string) => cell.querySelector(part)?.getBoundingClientRect();

    await expect(cells).toHaveLength(128);
    for (const cell of cells) {
      await expect(getBox(cell, 'span')?.top).toBeGreaterThanOrEqual(getBox(cell, 'svg')?.bottom ?? Infinity);
      await expect(getBox(cell, 'span')?.bottom).toBeLessThanOrEqual(cell.getBoundingClientRect().bottom);
    }
  },
};
