import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepMarker } from './StepMarker';

const meta = { component: StepMarker, args: { step: 'shipping' } } satisfies Meta<typeof StepMarker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Payment: Story = { args: { step: 'payment', shippingHref: '/checkout/step1' } };
