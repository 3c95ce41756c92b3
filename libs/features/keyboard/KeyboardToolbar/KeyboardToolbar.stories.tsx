import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KeyboardWithState } from '../store/testing/KeyboardWithState';
import { preloadAllAccess } from '../KeyboardScreen/BoardAccess';

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

export const HighContrast: Story = { args: { settings: { hasHighContrast: true } } };
export const HighContrastOnPhone: Story = { args: HighContrast.args };
export const LargeKeys: Story = { args: { settings: { hasLargeKeys: true } } };
export const LargeKeysOnPhone: Story = {
  args: LargeKeys.args,
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement)
      .getByRole('button', { name: 'Kanzi' })
      .getBoundingClientRect();

    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(60);
  },
};
export const ScanningLine: Story = {
  args: { settings: { scanning: 'two-switches', scanPattern: 'rows' } },
  play: async () => {
    await userEvent.keyboard('   ');
  },
};
export const ScanningKey: Story = {
  args: { settings: { scanning: 'two-switches', scanPattern: 'rows' } },
  play: async () => {
    await userEvent.keyboard(' {Enter}  ');
  },
};
/** So slow that the frame rests on the first row, however long the check takes. */
export const ScanningOnPhone: Story = {
  args: { settings: { scanning: 'one-switch', scanPaceMs: 3_600_000 } },
};

export const SettingsOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible());
  },
};

export const WordFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Find a word' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a word' }), 'tickle{Enter}');

    await waitFor(() => expect(canvas.getByRole('button', { name: 'tickle' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
