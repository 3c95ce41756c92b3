import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingMark } from './LoadingMark';

const meta = { component: LoadingMark, args: { word: 'give' } } satisfies Meta<typeof LoadingMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Label: Story = { args: { label: 'Loading product...' } };
