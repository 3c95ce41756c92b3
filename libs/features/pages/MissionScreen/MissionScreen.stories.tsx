import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPageLinks } from '../links.stub';
import { MissionScreen } from './MissionScreen';

const meta = {
  component: MissionScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Essay on what the organization is for, for readers and donors.',
      accessibility: ['Chapters have headings in order; sources are a named list at their end.'],
    } satisfies ScreenGuide,
  },
  args: { links: aPageLinks },
} satisfies Meta<typeof MissionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
