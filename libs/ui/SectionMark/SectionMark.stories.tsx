import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionMark } from './SectionMark';

const meta = { component: SectionMark, args: { word: 'outdoors' } } satisfies Meta<typeof SectionMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
