import { aStaffFund } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StaffFundsScreen } from './StaffFundsScreen';
import readyMeta from './StaffFundsScreen.stories';
import type { FundAction } from './staff-funds-screen.types';

export default {
  component: StaffFundsScreen,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, chromatic: { disableSnapshot: true } },
  args: readyMeta.args,
} satisfies Meta<typeof StaffFundsScreen>;

type Story = StoryObj<typeof StaffFundsScreen>;

const COUNT = 12;
const listed = Array.from({ length: COUNT }, (_, index) =>
  aStaffFund({ id: index + 1, name: `Fund ${index + 1}` }),
);

/** A button that moves its fund keeps the focus, and stays in the window, to both ends of the list. */
export const Moved: Story = {
  render: function Moving(args) {
    const [funds, setFunds] = useState(listed);
    const onAction = async (action: FundAction) => {
      if (action.kind !== 'up' && action.kind !== 'down') return false;
      const from = funds.findIndex(({ id }) => id === action.id);
      const moved = funds.toSpliced(from, 1);
      setFunds(moved.toSpliced(from + (action.kind === 'up' ? -1 : 1), 0, ...funds.slice(from, from + 1)));
      return true;
    };
    return <StaffFundsScreen {...args} state={{ kind: 'ready', funds }} onAction={onAction} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const direction of ['down', 'up']) {
      const button = canvas.getByRole('button', { name: `Move ${direction} Fund 1` });
      button.focus();

      for (let move = 1; move < COUNT; move++) {
        await userEvent.keyboard('{Enter}');
        await expect(button).toHaveFocus();
        const { top, bottom } = button.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThanOrEqual(innerHeight);
      }

      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
  },
};
