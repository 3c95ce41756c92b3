import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsentBanner } from './ConsentBanner';

const meta = {
  component: ConsentBanner,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Asks every new visitor for consent to visit statistics.' } },
  },
  args: { host: 'count.paniscus.example', moreHref: '#statistics' },
} satisfies Meta<typeof ConsentBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.queryByRole('region')).toBeNull();

  canvasElement.querySelector('[data-consent]')?.removeAttribute('hidden');

  await expect(canvas.getByRole('region', { name: 'May we count your visit?' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Do not count' })).toBeVisible();
};

export const Default: Story = { play: ask };
export const DefaultOnPhone: Story = { play: ask };
