import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPageLinks } from '../links.stub';
import { MissionScreen } from './MissionScreen';

const meta = {
  component: MissionScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Essay on what the organization is for, for readers and donors.' } },
  },
  args: { links: aPageLinks },
} satisfies Meta<typeof MissionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
