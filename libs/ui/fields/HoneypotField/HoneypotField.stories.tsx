import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { inForm } from '../Form/in-form';
import { HoneypotField } from './HoneypotField';

const meta = {
  component: HoneypotField,
  parameters: {
    guide: {
      purpose: 'Field that only bots fill in.',
      do: [
        'Use it in public forms without another protection.',
        'Give it a plausible name, such as `website`.',
      ],
      dont: ['Rely on it for payments.', 'Report to the sender that a bot was found.'],
      accessibility: [
        'Hidden from sight, keyboard and screen readers; the label explains it to anyone who gets there.',
      ],
      themeSlots: [],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
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
