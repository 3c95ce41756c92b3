import { DEFAULT_KEYBOARD, DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
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

function LockedKeyboard({ settings }: { settings?: Partial<KeyboardSettings> }) {
  const [player] = useState(() => aSilentPlayer());
  const [saved, setSaved] = useState({
    ...DEFAULT_KEYBOARD,
    settings: { ...DEFAULT_SETTINGS, isLocked: true, ...settings },
  });
  const [onSave] = useState(
    () => (change: Partial<typeof saved>) => setSaved((before) => ({ ...before, ...change })),
  );
  const { state, actions } = useKeyboard({ player, saved, onSave, loadStorage });
  return <KeyboardScreen state={state} actions={actions} links={links} />;
}

const meta = {
  component: LockedKeyboard,
  loaders: [preloadAllAccess],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The locked keyboard, for a child who speaks with it on a tablet.' } },
  },
} satisfies Meta<typeof LockedKeyboard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const WithScanning: Story = {
  args: { settings: { scanning: 'two-switches' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Escape}');

    await expect(canvas.getByRole('group', { name: 'Scanning' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop scanning' })).toBeNull();
  },
};

export const WrongSum: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Unlock with a math problem' }));
    await userEvent.type(canvas.getByRole('textbox'), '1{Enter}');

    await expect(canvas.getByText('Not quite. Here is another problem.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull();
    // The picture does not show the sum, which is random.
    await userEvent.click(canvas.getByRole('button', { name: 'Keep locked' }));
    await expect(canvas.getByRole('button', { name: 'Unlock with a math problem' })).toBeVisible();
  },
};

export const UnlockedBySum: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Unlock with a math problem' }));
    const input = canvas.getByRole('textbox');
    const [left = 0, right = 0] = (canvas.getByText(/^\d+ \+ \d+/).textContent.match(/\d+/g) ?? []).map(
      Number,
    );
    await userEvent.type(input, `${left + right}{Enter}`);

    await expect(canvas.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Lock' })).toBeNull();
  },
};
