import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { preloadAllAccess } from '../KeyboardScreen/BoardAccess';
import { moves, pressKeys } from '../Scanning/testing/scanning-steps';
import { KeyboardWithState } from '../store/testing/KeyboardWithState';
import { describeTree, listAnnouncements } from './testing/aria-tree';

const meta = {
  component: KeyboardWithState,
  loaders: [preloadAllAccess],
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'What a screen reader finds and announces on the keyboard page.' } },
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

const HEADER = [
  'heading "Lexigram keyboard"',
  'button "Find a word"',
  'button "Settings"',
  'group "Panels"',
  '  button "Alpha" pressed=false',
  '  button "Beta" pressed=true',
  '  button "Gamma" pressed=false',
  '  button "Delta" pressed=false',
  'group "Top keys"',
  '  button "One"',
  '  button "Two"',
  '  button "Three"',
  '  button "Four"',
  '  button "Five"',
  'group "Sound"',
  '  radio "Original" checked',
  '  radio "½ octave up"',
  '  radio "1 octave up"',
  '  radio "2 octaves up"',
  '  radio "3 octaves up"',
];
const SENTENCE = [
  'list "Your sentence, 1 of 8 signs"',
  '  listitem',
  '    button "Remove banana"',
  'group "Sentence"',
  '  button "Period"',
  '  button "Replay"',
  '  button "Backspace"',
  '  button "Clear"',
  'status "What happened"',
  'region "Sentences and boards"',
];

/** What is before the grid, the grid with its rows, and what follows it. */
function splitAtGrid(tree: readonly string[]): [string[], string[], string[]] {
  const start = tree.findIndex((line) => line.startsWith('grid'));
  const length = tree.slice(start + 1).findIndex((line) => !line.startsWith(' '));
  const end = start + 1 + length;
  return [tree.slice(0, start), tree.slice(start, end), tree.slice(end)];
}

export const Tree: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'banana' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Beta' }));
    const tree = describeTree(canvasElement);
    const [header, [grid, ...cells], below] = splitAtGrid(tree);

    await expect(header).toEqual(HEADER);
    await expect(grid).toBe('grid "Beta" rowcount=8 colcount=16');
    await expect(cells.filter((line) => line.startsWith('  row'))).toHaveLength(8);
    await expect(cells.filter((line) => line.startsWith('    gridcell'))).toHaveLength(128);
    await expect(cells.slice(0, 3)).toEqual(['  row rowindex=1', '    gridcell', '      button "outdoors"']);
    await expect(below.slice(0, SENTENCE.length)).toEqual(SENTENCE);
  },
};

/** Only what a person did is announced; the frame, which moves all the time, is not. */
export const Announcements: Story = {
  args: { settings: { scanning: 'two-switches', scanPattern: 'rows' } },
  play: async ({ canvasElement }) => {
    await pressKeys(canvasElement, `${moves(1)}{Enter}${moves(2)}`);
    await expect(listAnnouncements(canvasElement)).toEqual([]);
    await pressKeys(canvasElement, '{Enter}');

    await waitFor(() => expect(listAnnouncements(canvasElement)).toEqual(['Matata, 1 of 8']));
    await pressKeys(canvasElement, moves(3));
    await expect(listAnnouncements(canvasElement)).toEqual(['Matata, 1 of 8']);
  },
};
