import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocalTime } from './LocalTime';

const meta = { component: LocalTime, args: { iso: '2025-04-19T17:00:00Z' } } satisfies Meta<typeof LocalTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
