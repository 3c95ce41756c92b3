import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { FormAlert } from './FormAlert';

const meta = {
  component: FormAlert,
  parameters: {
    guide: {
      purpose: 'Says why a form was not accepted, above its submit button.',
      do: ['Say what happened and what to do next.', 'Say whether anything was charged.'],
      dont: ['Use it for the error of one field: that stands at the field.', 'Show technical details.'],
      accessibility: ['Is announced at once, even before its look has loaded.'],
      themeSlots: ['MuiAlert', 'MuiAlertTitle'],
      mui: ['Alert', 'AlertTitle', 'Box'],
    } satisfies ComponentGuide,
  },
  args: { children: 'Your card was declined. Nothing was charged.' },
} satisfies Meta<typeof FormAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
};
export const WithTitle: Story = {
  args: { title: 'The price has changed', children: 'Please look at your cart before you pay.' },
};
