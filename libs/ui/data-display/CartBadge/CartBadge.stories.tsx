import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { CartBadge } from './CartBadge';

const meta = {
  component: CartBadge,
  parameters: {
    guide: {
      purpose: 'Number of items in the cart, right before the first paint without waiting for React.',
      do: [
        'Place it inside the link to the cart, after its text.',
        'In stories, set the number with `parameters.html.cartCount`.',
      ],
      dont: [
        'Pass a number: pages are cached, and the head script writes the visitor’s count to `html`.',
        'Use it for other counts; use MUI’s `Badge`.',
      ],
      accessibility: [
        'The number is CSS-generated content, which screen readers read as part of the link.',
        'Hidden while the cart is empty.',
      ],
      themeSlots: ['palette.primary.contrastText', 'palette.primary.main', 'typography.overline'],
      mui: [],
    } satisfies ComponentGuide,
    html: { cartCount: 3 },
  },
} satisfies Meta<typeof CartBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyThings: Story = { parameters: { html: { cartCount: 128 } } };
export const EmptyCart: Story = { parameters: { html: { cartCount: 0 } } };
