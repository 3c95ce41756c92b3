import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignTile } from './SignTile';

const meta = {
  component: SignTile,
  args: { sign: 'circle+dot', lexigramClass: 'people', name: 'A circle and a dot' },
} satisfies Meta<typeof SignTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tiny: Story = { args: { size: 'tiny' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Huge: Story = { args: { size: 'huge' } };
export const Filling: Story = { args: { size: 'fill' } };
export const Decorative: Story = { args: { isDecorative: true } };
export const Drawing: Story = { args: { size: 'large', isDrawing: true } };
