import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoredItemList } from './StoredItemList';

const meta = {
  component: StoredItemList,
  args: {
    items: [
      {
        name: 'scheme',
        where: 'browser',
        what: 'Whether you chose day or night.',
        until: 'until you clear it',
      },
      { name: 'shippingForm', where: 'tab', what: 'What you typed.', until: 'until you close the tab' },
      {
        name: 'sounds',
        where: 'files',
        what: 'What you have heard.',
        until: 'until newer ones replace them',
      },
    ],
  },
} satisfies Meta<typeof StoredItemList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'scheme',
      'shippingForm',
      'sounds',
    ]);
    await expect(canvas.getByText('Kept until you close the tab.')).toBeVisible();
  },
};
export const DefaultOnPhone: Story = {};
