import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsentBar } from './ConsentBar';

const meta = {
  component: ConsentBar,
  parameters: { layout: 'fullscreen' },
  args: { host: 'count.paniscus.example', moreHref: '#statistics' },
} satisfies Meta<typeof ConsentBar>;
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
