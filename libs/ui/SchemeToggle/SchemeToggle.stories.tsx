import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemeToggle } from './SchemeToggle';

const meta = { component: SchemeToggle } satisfies Meta<typeof SchemeToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
