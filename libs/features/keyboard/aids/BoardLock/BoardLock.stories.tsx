import { UNLOCK_HOLD_MS } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { KeyboardWithState, preloadKeyboard, SMALL_BOARD } from '../../store/testing/KeyboardWithState';

const meta = {
  component: KeyboardWithState,
  loaders: [preloadKeyboard],
  args: { saved: SMALL_BOARD, settings: { isLocked: true } },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The locked keyboard, for a child who speaks with it on a tablet.' } },
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const WithScanning: Story = {
  args: { settings: { isLocked: true, scanning: 'two-switches' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Escape}');

    await expect(canvas.getByRole('group', { name: 'Scanning' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop scanning' })).toBeNull();
  },
};

export const WrongSum: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
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
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
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
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
  },
};

export const UnlockedByKeyboard: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Hold 3 seconds to unlock' });
    const timers = spyOn(window, 'setTimeout');
    const findHold = () => timers.mock.calls.find(([, delay]) => delay === UNLOCK_HOLD_MS)?.[0];

    await fireEvent.keyDown(button, { key: 'a' });
    await expect(findHold()).toBeUndefined();
    await fireEvent.keyDown(button, { key: 'Enter' });
    const endHold = findHold();
    timers.mockRestore();
    await expect(endHold).toBeInstanceOf(Function);
    endHold?.();

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Settings' })).toBeVisible());
  },
};

export const Held: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Hold 3 seconds to unlock' });

    await fireEvent.pointerDown(button);
    await waitFor(() => expect(button).toHaveStyle({ backgroundSize: '100% 100%' }));
    await fireEvent.pointerUp(button);

    await waitFor(() => expect(button).toHaveStyle({ backgroundSize: '0% 100%' }));
  },
};

export const SolvedWithSwitches: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: { isLocked: true, scanning: 'two-switches' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock with a math problem' }));
    const digits = within(canvas.getByRole('group', { name: 'Digits' }));

    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    await expect(digits.getAllByRole('button')).toHaveLength(10);
    await expect(canvas.getByRole('group', { name: 'Lock' })).toHaveAttribute('data-scan-group', 'leave');
    // The picture does not show the sum, which is random.
    await userEvent.click(canvas.getByRole('button', { name: 'Keep locked' }));
  },
};
