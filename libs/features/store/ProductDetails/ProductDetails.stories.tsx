import { aProduct } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProductDetails } from './ProductDetails';

const meta = {
  component: ProductDetails,
  parameters: {
    docs: { description: { component: 'Details of a product and the return policy, for buyers.' } },
  },
  args: { product: aProduct() },
} satisfies Meta<typeof ProductDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByText('Product details'));
    await userEvent.click(canvas.getByText('Return policy'));

    await expect(canvas.getByText('S, M, L')).toBeVisible();
    await expect(canvas.getByText(/within 30 days of delivery/)).toBeVisible();
  },
};
export const WithoutDescription: Story = { args: { product: aProduct({ description: '' }) } };
export const TextWithoutParagraphs: Story = {
  args: { product: aProduct({ description: 'Soft &amp; warm.<br>Washed cold.<ul><li>Organic</li></ul>' }) },
};
