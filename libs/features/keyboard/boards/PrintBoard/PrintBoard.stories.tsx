import type { Meta, StoryObj } from '@storybook/react-vite';
import { deltaOf } from '@paniscus/domain';
import { expect } from 'storybook/test';
import { placesOf } from '../../KeyboardScreen/places';
import { BoardSheet } from './PrintBoard';

const none = deltaOf([]);

const meta = {
  component: BoardSheet,
  args: { board: 'alpha', places: placesOf('alpha', none), site: 'https://paniscus.example' },
} satisfies Meta<typeof BoardSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfDelta: Story = {
  args: {
    board: 'delta',
    places: placesOf('delta', deltaOf(['banana', 'middle-test-room', 'scrubby-pine-nook'])),
  },
};

export const WordsBelowSigns: Story = {
  args: { board: 'beta', places: placesOf('beta', none) },
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('ol > li')];
    const boxOf = (place: Element, part: string) => place.querySelector(part)?.getBoundingClientRect();

    await expect(places).toHaveLength(128);
    for (const place of places) {
      await expect(boxOf(place, 'span')?.top).toBeGreaterThanOrEqual(boxOf(place, 'svg')?.bottom ?? Infinity);
      await expect(boxOf(place, 'span')?.bottom).toBeLessThanOrEqual(place.getBoundingClientRect().bottom);
    }
  },
};
