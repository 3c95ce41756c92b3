import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from './Loading';

const meta = { component: Loading } satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Label: Story = { args: { label: 'Loading description...', word: 'TV' } };
