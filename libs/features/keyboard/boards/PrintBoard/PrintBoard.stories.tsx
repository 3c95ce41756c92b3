import { buildDelta } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { listPlaces } from '../../KeyboardScreen/cells';
import { BoardPrintView } from './PrintBoard';

const none = buildDelta([]);

const meta = {
  component: BoardPrintView,
  args: { board: 'alpha', places: listPlaces('alpha', none), site: 'https://paniscus.example' },
} satisfies Meta<typeof BoardPrintView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfDelta: Story = {
  args: {
    board: 'delta',
    places: listPlaces('delta', buildDelta(['banana', 'middle-test-room', 'scrubby-pine-nook'])),
  },
};

export const WordsBelowSigns: Story = {
  args: { board: 'beta', places: listPlaces('beta', none) },
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('ol > li')];
    const getBox = (place: Element, part: string) => place.querySelector(part)?.getBoundingClientRect();

    await expect(places).toHaveLength(128);
    for (const place of places) {
      await expect(getBox(place, 'span')?.top).toBeGreaterThanOrEqual(
        getBox(place, 'svg')?.bottom ?? Infinity,
      );
      await expect(getBox(place, 'span')?.bottom).toBeLessThanOrEqual(place.getBoundingClientRect().bottom);
    }
  },
};
