import { buildDelta } from '@paniscus/domain/keyboard';
import type { ReadBoard } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ImportPanel } from './ImportPanel';

const kitchen: ReadBoard = {
  name: 'Kitchen',
  delta: buildDelta(['banana', 'apple', 'water', 'milk', 'more', 'please']),
  unmatched: [],
  leftOver: [],
  isRearranged: false,
};
const partial: ReadBoard = { ...kitchen, name: 'Breakfast', unmatched: ['toast', 'marmalade', 'I am full'] };
const large: ReadBoard = { ...kitchen, name: 'Everything', leftOver: ['dog', 'cat'], isRearranged: true };
const foreign: ReadBoard = {
  ...kitchen,
  name: 'Vroče pijače',
  delta: buildDelta([]),
  unmatched: ['čaj', 'kava'],
};

const meta = {
  component: ImportPanel,
  args: { state: { kind: 'blank' }, replaced: 0, onFile: fn(), onChoose: fn(), onUndo: fn() },
} satisfies Meta<typeof ImportPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const Reading: Story = { args: { state: { kind: 'reading' } } };
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      file: 'holiday.obf',
      reason: 'It does not keep to the Open Board Format.',
      faults: [
        { field: 'grid.order', problem: 'has 3 rows, and grid.rows says 4', isGrave: true },
        { field: 'buttons[12]', problem: 'is not an object', isGrave: true },
      ],
    },
  },
};
export const RefusedOnPhone: Story = {
  args: {
    state: { kind: 'refused', file: 'letter.docx', reason: 'The package has no manifest.json.', faults: [] },
  },
};
export const Found: Story = { args: { state: { kind: 'found', boards: [kitchen], chosen: 0, leftOut: [] } } };
export const FoundInPart: Story = {
  args: { replaced: 12, state: { kind: 'found', boards: [partial], chosen: 0, leftOut: [] } },
};
export const FoundSeveral: Story = {
  args: {
    state: {
      kind: 'found',
      boards: [kitchen, partial, large],
      chosen: 2,
      leftOut: [{ path: 'boards/9.obf', reason: 'grid is missing' }],
    },
  },
};
export const FoundNothing: Story = {
  args: { state: { kind: 'found', boards: [foreign], chosen: 0, leftOut: [] } },
};
export const Done: Story = { args: { state: { kind: 'done', board: kitchen } } };
