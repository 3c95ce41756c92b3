import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inForm } from '../Form/in-form';
import { HoneypotField } from './HoneypotField';

const meta = {
  component: HoneypotField,
  decorators: [inForm],
  args: { name: 'website', label: 'Leave this field empty' },
} satisfies Meta<typeof HoneypotField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();

    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
    await expect(document.body).toHaveFocus();
  },
};
