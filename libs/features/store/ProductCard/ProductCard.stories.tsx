import Box from '@mui/material/Box';
import type { Product } from '@paniscus/domain/products';
import { aProduct, someProducts, withDrawnPictures } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from './ProductCard';

const [shirt, mug, , tote] = someProducts().map(withDrawnPictures) as [Product, Product, Product, Product];

const meta = {
  component: ProductCard,
  parameters: { docs: { description: { component: 'A product in the store, for buyers.' } } },
  args: { product: shirt, href: '#product' },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '16rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePrice: Story = { args: { product: mug } };
export const SoldOut: Story = { args: { product: tote } };
export const WithoutPicture: Story = { args: { product: aProduct({ images: [] }) } };
