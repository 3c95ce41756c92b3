import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { GiftForm } from './GiftForm';

const meta = {
  component: GiftForm,
  parameters: {
    docs: {
      description: { component: 'Choice of a gift on the home page, as a form that needs no JavaScript.' },
    },
  },
  args: { donateHref: '/donate' },
} satisfies Meta<typeof GiftForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Donate' });
    await expect(new FormData(form).get('amount')).toBe('50');

    await userEvent.click(canvas.getByRole('radio', { name: '$100' }));

    await expect(new FormData(form).get('amount')).toBe('100');
    await expect(form.getAttribute('action')).toBe('/donate');
    await expect(canvas.getByRole('button', { name: 'Donate' })).toHaveAttribute('type', 'submit');
  },
};
export const DefaultOnPhone: Story = {};
