import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPageLinks } from '../links.stub';
import { ConservationScreen } from './ConservationScreen';

const meta = {
  component: ConservationScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Essay on protecting bonobos and their forest, for readers.',
      accessibility: ['Chapters have headings in order; sources are a named list at their end.'],
    } satisfies ScreenGuide,
  },
  args: { links: aPageLinks },
} satisfies Meta<typeof ConservationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
