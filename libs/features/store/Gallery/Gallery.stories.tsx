import { aDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Gallery } from './Gallery';

const front = { src: aDrawnPicture('shirt', 'seagreen', 'River'), position: 'front', variant_ids: [] };
const detail = { src: aDrawnPicture('print', 'seagreen', 'River'), position: 'detail', variant_ids: [] };

const meta = {
  component: Gallery,
  parameters: { docs: { description: { component: 'Pictures of a product, for buyers.' } } },
  args: { images: [front, detail], subject: 'River Shirt, Green', word: 'shirt' },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const OneOnPhone: Story = { args: { images: [front] } };
export const WithoutPicture: Story = { args: { images: [] } };
export const Large: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('button', { name: 'Enlarge: River Shirt, Green, front' });

    await userEvent.click(picture);
    const dialog = await screen.findByRole('dialog', { name: 'River Shirt, Green' });
    await waitFor(() =>
      expect(within(dialog).getByRole('img', { name: 'River Shirt, Green, front' })).toBeVisible(),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await expect(within(dialog).getByRole('img', { name: 'River Shirt, Green, detail' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(picture).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const reopened = await screen.findByRole('dialog', { name: 'River Shirt, Green' });
    await waitFor(() => expect(reopened).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(picture).toHaveFocus());

    await userEvent.click(picture);
    await screen.findByRole('dialog', { name: 'River Shirt, Green' });
  },
};
export const LargeOnPhone: Story = { play: Large.play };
