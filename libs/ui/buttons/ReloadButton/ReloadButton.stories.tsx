import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ReloadButton } from './ReloadButton';

const meta = {
  component: ReloadButton,
  parameters: {
    guide: {
      purpose: 'Loads the current page again after an error.',
      do: ['Use it as the action of `ErrorState`.', 'Use `variant="outlined"` beside a main action.'],
      dont: ['Use it after a failed payment: the result may exist.', 'Use it in forms; input would be lost.'],
      accessibility: ['A link with the look of a button, which works without JavaScript.'],
      themeSlots: ['MuiButton'],
      mui: ['Button'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ReloadButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByText('Try again');

    await expect(link).toHaveAttribute('href', '');
    await expect(link).not.toHaveAttribute('role');
  },
};
export const Outlined: Story = { args: { variant: 'outlined', color: 'inherit' } };
