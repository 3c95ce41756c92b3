import type { Product } from '@paniscus/domain/products';
import { aProduct, someProducts, withDrawnPictures } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from './ProductCard';

const [shirt, mug, , tote] = someProducts().map(withDrawnPictures) as [Product, Product, Product, Product];

const meta = {
  component: ProductCard,
  args: { product: shirt, href: '#product' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePrice: Story = { args: { product: mug } };
export const SoldOut: Story = { args: { product: tote } };
export const WithoutPicture: Story = { args: { product: aProduct({ images: [] }) } };
