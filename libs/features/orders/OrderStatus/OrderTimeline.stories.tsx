import { getOrderSteps } from '@paniscus/domain/orders';
import { aParcel } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderTimeline } from './OrderTimeline';

const meta = {
  component: OrderTimeline,
  parameters: { docs: { description: { component: 'Progress of an order as steps, for the buyer.' } } },
  args: { steps: getOrderSteps({ state: 'in_production', parcels: [] }) },
} satisfies Meta<typeof OrderTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'In production',
    );
  },
};
export const Begun: Story = { args: { steps: getOrderSteps({ state: 'pending', parcels: [] }) } };
export const Arrived: Story = {
  args: {
    steps: getOrderSteps({
      state: 'delivered',
      parcels: [aParcel({ delivered_at: '2026-04-28T17:05:00Z' })],
    }),
  },
};
