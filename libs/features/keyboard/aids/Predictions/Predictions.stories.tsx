import { DEFAULT_KEYBOARD, DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { preloadAllAccess } from '../../KeyboardScreen/BoardAccess';
import { KeyboardScreen } from '../../KeyboardScreen/KeyboardScreen';
import { createMemoryStorage } from '../../store/testing/create-memory-storage';
import { useKeyboard } from '../../store/use-keyboard';

const loadStorage = createMemoryStorage();

const links = {
  signs: '/PaniscusKeyboard/signs',
  games: '/PaniscusKeyboard/games',
  comparison: '/PaniscusKeyboard/compare',
};
const history = [
  ['please', 'give', 'banana'],
  ['please', 'give', 'juice', 'now'],
  ['you', 'chase', 'kanzi'],
];

function KeyboardWithPredictions(change: Partial<SavedKeyboard>) {
  const [player] = useState(() => aSilentPlayer());
  const [onSave] = useState(() => fn());
  const [saved] = useState({
    ...DEFAULT_KEYBOARD,
    settings: { ...DEFAULT_SETTINGS, hasPrediction: true },
    ...change,
  });
  const { state, actions } = useKeyboard({ player, saved, onSave, loadStorage });
  return <KeyboardScreen state={state} actions={actions} links={links} />;
}

const meta = {
  component: KeyboardWithPredictions,
  args: { history },
  loaders: [preloadAllAccess],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Signs that may come next, above the sentence, for speakers who want to press fewer keys.',
      },
    },
  },
} satisfies Meta<typeof KeyboardWithPredictions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const WithoutHistory: Story = { args: { history: [] } };

export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const suggestions = within(canvas.getByRole('group', { name: 'Suggested signs' }));
    const before = canvas.getByRole('grid').getBoundingClientRect();

    await userEvent.click(suggestions.getByRole('button', { name: 'please' }));
    await userEvent.click(suggestions.getByRole('button', { name: 'give' }));

    const names = suggestions.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names.slice(0, 2)).toEqual(['banana', 'juice']);
    await expect(canvas.getByRole('list', { name: 'Your sentence, 2 of 8 signs' })).toHaveTextContent('give');
    await expect(canvas.getByRole('grid').getBoundingClientRect()).toEqual(before);
    await expect(suggestions.getByRole('button', { name: 'banana' })).toHaveFocus();
  },
};

export const ScannedToFirst: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, hasPrediction: true, scanning: 'two-switches' } },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard(' {Enter}{Enter}');

    await expect(
      within(canvasElement).getByRole('list', { name: 'Your sentence, 1 of 8 signs' }),
    ).toHaveTextContent('please');
  },
};
