import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose';
import { SAMPLE_MARKDOWN } from './sample.data';

const meta = { component: Prose, args: { markdown: SAMPLE_MARKDOWN } } satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
