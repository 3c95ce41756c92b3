import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { FocusableButton } from './FocusableButton';

const meta = {
  component: FocusableButton,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: 'A button such as “Undo” or “Clear all,” which its own press can make unavailable.',
      do: ['Use it in toolbars and dialogs, where the next press by key starts from it.'],
      dont: ['Use it to send a form; `SubmitButton` shows that it is busy.'],
      accessibility: ['Unavailable, it has `aria-disabled`, does nothing, and keeps the focus.'],
      themeSlots: ['MuiButton'],
      mui: ['Button'],
    } satisfies ComponentGuide,
  },
  args: { children: 'Undo', variant: 'outlined', color: 'inherit', onClick: fn() },
} satisfies Meta<typeof FocusableButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }));

    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { disabled: true, className: 'own' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Undo' });
    button.focus();
    await userEvent.keyboard('{Enter}');

    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveClass('Mui-disabled', 'own');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
