import type { Meta, StoryObj } from '@storybook/react-vite';
import { deltaOf } from '@paniscus/domain';
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
