import { DEFAULT_KEYBOARD, DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings, SavedKeyboard } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { preloadAllAccess } from '../KeyboardScreen/BoardAccess';
import { KeyboardScreen } from '../KeyboardScreen/KeyboardScreen';
import { createMemoryStorage } from '../store/testing/create-memory-storage';
import { useKeyboard } from '../store/use-keyboard';
import { choose, expectFrameAround } from './testing/scanning-steps';

const loadStorage = createMemoryStorage();

const links = {
  signs: '/PaniscusKeyboard/signs',
  games: '/PaniscusKeyboard/games',
  comparison: '/PaniscusKeyboard/compare',
};

function ScannedKeyboard({ settings }: { settings?: Partial<KeyboardSettings> }) {
  const [player] = useState(() => aSilentPlayer());
  const [saved, setSaved] = useState<SavedKeyboard>({
    ...DEFAULT_KEYBOARD,
    sentence: ['please', 'banana'],
    settings: { ...DEFAULT_SETTINGS, scanning: 'two-switches', ...settings },
  });
  const [onSave] = useState(
    () => (change: Partial<SavedKeyboard>) => setSaved((before) => ({ ...before, ...change })),
  );
  const { state, actions } = useKeyboard({ player, saved, onSave, loadStorage });
  return <KeyboardScreen state={state} actions={actions} links={links} />;
}

const meta = {
  component: ScannedKeyboard,
  loaders: [preloadAllAccess],
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: 'Everything on the keyboard page, reached with two switches, also in dialogs.',
      },
    },
  },
} satisfies Meta<typeof ScannedKeyboard>;
export default meta;

type Story = StoryObj<typeof meta>;

const getButton = (container: HTMLElement, name: string) => within(container).getByRole('button', { name });

/** First the line of a control, then the control. */
async function chooseControl(canvasElement: HTMLElement, name: string, container = canvasElement) {
  await choose(canvasElement, getButton(container, name));
  await choose(canvasElement, getButton(container, name));
}

export const DialogClosed: Story = {
  play: async ({ canvasElement }) => {
    await chooseControl(canvasElement, 'Settings');
    const dialog = await screen.findByRole('dialog', { name: 'Settings' });

    await choose(canvasElement, within(dialog).getByRole('checkbox', { name: 'Large keys' }));
    await expect(within(dialog).getByRole('checkbox', { name: 'Large keys' })).toBeChecked();
    await chooseControl(canvasElement, 'Done', dialog);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('[data-scan-group="controls"]')).toBeVisible();
  },
};

/** A search that focuses itself does not take the keys of the switches. */
export const SearchClosed: Story = {
  play: async ({ canvasElement }) => {
    await chooseControl(canvasElement, 'Find a word');
    const dialog = await screen.findByRole('dialog', { name: 'Find a word' });

    await choose(canvasElement, getButton(dialog, 'Close'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SignRemoved: Story = {
  play: async ({ canvasElement }) => {
    await chooseControl(canvasElement, 'Remove please');

    await expect(within(canvasElement).queryByRole('button', { name: 'Remove please' })).toBeNull();
  },
};

export const SoundChosen: Story = {
  play: async ({ canvasElement }) => {
    const octave = within(canvasElement).getByRole('radio', { name: '1 octave up' });

    await choose(canvasElement, octave);
    await choose(canvasElement, octave);

    await expect(octave).toBeChecked();
  },
};

/** A person whose hand trembles presses a switch once, although it closes twice. */
export const Debounced: Story = {
  args: { settings: { debounceMs: 2000 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTestId('scan-frame');

    await userEvent.keyboard('{Enter}{Enter}');

    // The first press opens the line of the controls; a second one would press Period.
    await expect(canvasElement.querySelector('li[data-sounding]')).toBeNull();
    await expectFrameAround(canvasElement, 'Period');
  },
};
