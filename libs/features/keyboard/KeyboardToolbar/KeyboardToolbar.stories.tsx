import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KeyboardWithState } from '../store/testing/KeyboardWithState';
import { aKeyboardState, mockActions } from '../KeyboardScreen/sample-keyboard';
import { preloadAllAccess } from '../KeyboardScreen/BoardAccess';
import { KeyboardToolbar } from './KeyboardToolbar';

const meta = {
  component: KeyboardWithState,
  loaders: [preloadAllAccess],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Boards, sentence and commands around the keyboard, as a speaker uses them.',
      },
    },
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ScanningLine: Story = {
  args: { settings: { scanning: 'two-switches', scanPattern: 'rows' } },
  play: async () => {
    await userEvent.keyboard('   ');
  },
};
/** So slow that the frame rests on the first block, however long the check takes. */
export const ScanningOnPhone: Story = {
  args: { settings: { scanning: 'one-switch', scanPaceMs: 3_600_000 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByTestId('scan-frame');
    await waitFor(() => expect(frame).toBeVisible());
    const sentence = canvas.getByRole('group', { name: 'Sentence' }).closest('[data-covers-board]');
    const hidden = frame.getBoundingClientRect().bottom - (sentence?.getBoundingClientRect().top ?? 0);

    await expect(hidden).toBeGreaterThan(0);
    await expect(frame.style.clipPath).toBe(`inset(-2px -2px ${hidden}px)`);
  },
};

export const SettingsOpen: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible());
  },
};

export const NotLoaded: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <KeyboardToolbar
      {...aKeyboardState()}
      actions={mockActions()}
      stage={{ current: null }}
      load={() => Promise.reject(new Error('offline'))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

function RemovableToolbar() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(false)}>
        Leave
      </button>
      {isShown ? (
        <KeyboardToolbar
          {...aKeyboardState()}
          actions={mockActions()}
          stage={{ current: null }}
          load={() => new Promise(() => undefined)}
        />
      ) : null}
    </>
  );
}

/** Escape belongs to the page again, although the dialog never loaded. */
export const LeftWhileLoading: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <RemovableToolbar />,
  play: async ({ canvas }) => {
    const pressEscape = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));

    // False when a listener has taken the key.
    await expect(pressEscape()).toBe(true);
  },
};

export const WordFound: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Find a word' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a word' }), 'tickle{Enter}');

    await waitFor(() => expect(canvas.getByRole('button', { name: 'tickle' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
