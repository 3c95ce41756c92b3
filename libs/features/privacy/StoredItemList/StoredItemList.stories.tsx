import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoredItemList } from './StoredItemList';

const meta = {
  component: StoredItemList,
  parameters: {
    docs: {
      description: {
        component: 'Everything the site stores in the browser, with purpose and retention, for visitors.',
      },
    },
  },
  args: {
    items: [
      {
        name: 'scheme',
        storage: 'browser',
        purpose: 'Whether you chose light or dark mode.',
        retention: 'until you clear it',
      },
      {
        name: 'shippingForm',
        storage: 'tab',
        purpose: 'What you typed.',
        retention: 'until you close the tab',
      },
      {
        name: 'sounds',
        storage: 'files',
        purpose: 'What you have heard.',
        retention: 'until newer ones replace them',
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
