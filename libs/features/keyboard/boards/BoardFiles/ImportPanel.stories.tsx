import { buildDelta, FULL_GRID } from '@paniscus/domain/keyboard';
import type { ParsedBoard } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ImportPanel } from './ImportPanel';

const kitchen: ParsedBoard = {
  name: 'Kitchen',
  grid: FULL_GRID,
  delta: buildDelta(['banana', 'apple', 'water', 'milk', 'more', 'please']),
  unmatchedLabels: [],
  overflow: [],
  isRearranged: false,
  ownWords: [],
  source: { board: {}, delta: [], places: [] },
};
const partial: ParsedBoard = {
  ...kitchen,
  name: 'Breakfast',
  unmatchedLabels: ['toast', 'marmalade', 'I am full'],
};
const large: ParsedBoard = { ...kitchen, name: 'Everything', overflow: ['dog', 'cat'], isRearranged: true };
const foreign: ParsedBoard = {
  ...kitchen,
  name: 'Vroče pijače',
  delta: buildDelta([]),
  unmatchedLabels: ['čaj', 'kava'],
};

const meta = {
  component: ImportPanel,
  parameters: {
    docs: { description: { component: 'Steps and results of importing a board, inside its dialog.' } },
  },
  args: { state: { kind: 'blank' }, replacedCount: 0, onFile: fn(), onSelect: fn(), onUndo: fn() },
} satisfies Meta<typeof ImportPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const Reading: Story = { args: { state: { kind: 'reading' } } };
export const Rejected: Story = {
  args: {
    state: {
      kind: 'rejected',
      file: 'holiday.obf',
      reason: 'The file does not follow the Open Board Format.',
      faults: [
        { field: 'grid.order', problem: 'has 3 rows, and grid.rows says 4', isFatal: true },
        { field: 'buttons[12]', problem: 'is not an object', isFatal: true },
      ],
    },
  },
};
export const RejectedOnPhone: Story = {
  args: {
    state: { kind: 'rejected', file: 'letter.docx', reason: 'The package has no manifest.json.', faults: [] },
  },
};
export const Found: Story = {
  args: { state: { kind: 'found', boards: [kitchen], selected: 0, skipped: [] } },
};
export const FoundInPart: Story = {
  args: { replacedCount: 12, state: { kind: 'found', boards: [partial], selected: 0, skipped: [] } },
};
export const FoundSeveral: Story = {
  args: {
    state: {
      kind: 'found',
      boards: [kitchen, partial, large],
      selected: 2,
      skipped: [{ path: 'boards/9.obf', reason: 'grid is missing' }],
    },
  },
};
export const FoundNothing: Story = {
  args: { state: { kind: 'found', boards: [foreign], selected: 0, skipped: [] } },
};
export const Done: Story = { args: { state: { kind: 'done', board: kitchen, linkedCount: 0 } } };
export const DoneWithLinks: Story = { args: { state: { kind: 'done', board: kitchen, linkedCount: 3 } } };
