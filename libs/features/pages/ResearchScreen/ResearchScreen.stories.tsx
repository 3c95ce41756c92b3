import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPageLinks } from '../links.stub';
import { ResearchScreen } from './ResearchScreen';

const meta = {
  component: ResearchScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Essay on the research into language, for readers and researchers.',
      accessibility: ['Chapters have headings in order; sources are a named list at their end.'],
    } satisfies ScreenGuide,
  },
  args: { links: aPageLinks },
} satisfies Meta<typeof ResearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
