import { buildDelta, FULL_GRID } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImportPanel } from './ImportPanel';
import type { FoundBoard } from './read-board-file';

const kitchen: FoundBoard = {
  name: 'Kitchen',
  grid: FULL_GRID,
  delta: buildDelta(['banana', 'apple', 'water', 'milk', 'more', 'please']),
  unmatchedLabels: [],
  continued: [],
  isRearranged: false,
  ownWords: [],
  changes: [],
  source: { board: {}, delta: [], places: [] },
};
const partial: FoundBoard = {
  ...kitchen,
  name: 'Breakfast',
  unmatchedLabels: ['toast', 'marmalade', 'I am full'],
};
const large: FoundBoard = {
  ...kitchen,
  name: 'Everything',
  continued: [{ delta: buildDelta(['dog', 'cat']), places: [] }],
  isRearranged: true,
};
const foreign: FoundBoard = {
  ...kitchen,
  name: 'Vroče pijače',
  delta: buildDelta([]),
  unmatchedLabels: ['čaj', 'kava'],
};

const repaired: FoundBoard = {
  ...kitchen,
  name: 'Snack',
  grid: { ...FULL_GRID, hidden: ['milk', 'please'] },
  changes: [
    { field: 'format', problem: 'is missing, so it is read as open-board-0.1', isFatal: false },
    { field: 'grid.order[1]', problem: 'has 1 of 2 places; the rest stays empty', isFatal: false },
  ],
};

const meta = {
  component: ImportPanel,
  parameters: {
    docs: { description: { component: 'Steps and results of importing a board, inside its dialog.' } },
  },
  args: {
    state: { kind: 'blank' },
    replacedCount: 0,
    onFile: fn(),
    onSelect: fn(),
    onShowHidden: fn(),
    onUndo: fn(),
  },
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
  args: { state: { kind: 'found', boards: [kitchen], selected: 0, skipped: [], showsHidden: false } },
};
export const FoundInPart: Story = {
  args: {
    replacedCount: 12,
    state: { kind: 'found', boards: [partial], selected: 0, skipped: [], showsHidden: false },
  },
};
export const FoundSeveral: Story = {
  args: {
    state: {
      kind: 'found',
      boards: [kitchen, partial, large],
      selected: 2,
      showsHidden: false,
      skipped: [{ path: 'boards/9.obf', reason: 'grid is missing' }],
    },
  },
};
export const FoundWithChanges: Story = {
  args: { state: { kind: 'found', boards: [repaired], selected: 0, skipped: [], showsHidden: false } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('checkbox', { name: 'Show the 2 words that the file hides' }),
    );

    await expect(args.onShowHidden).toHaveBeenCalledWith(true);
  },
};
export const FoundNothing: Story = {
  args: { state: { kind: 'found', boards: [foreign], selected: 0, skipped: [], showsHidden: false } },
};
export const Done: Story = { args: { state: { kind: 'done', board: kitchen, linkedCount: 0 } } };
export const DoneWithLinks: Story = { args: { state: { kind: 'done', board: kitchen, linkedCount: 3 } } };
