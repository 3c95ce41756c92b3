import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintButton } from './PrintButton';

const meta = { component: PrintButton, args: { children: 'Print' } } satisfies Meta<typeof PrintButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
