import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { AttentionAlert } from './AttentionAlert';

const meta = {
  component: AttentionAlert,
  parameters: {
    guide: {
      purpose: 'Says at the top of a record why it needs a person, with a button that removes the note.',
      do: ['Say what happened and what to do next.', 'Hide the button while the note stops the record.'],
      dont: ['Report the result of an action with it; use an alert of severity success or error.'],
      accessibility: ['The alert has the role status, so it is announced without interrupting.'],
      themeSlots: ['MuiAlert', 'MuiAlertTitle'],
      mui: ['Alert', 'AlertTitle'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'This order needs attention',
    reason: 'The print shop canceled it. Refund the buyer, or send it again.',
    isResolving: false,
    disabled: false,
    onResolve: fn(),
  },
} satisfies Meta<typeof AttentionAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Mark as reviewed' });
    await userEvent.click(button);
    button.blur();

    await expect(args.onResolve).toHaveBeenCalledOnce();
  },
};
export const Stopped: Story = { args: { canResolve: false } };
