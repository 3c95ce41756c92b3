import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPageLinks } from '../links.stub';
import { InformationScreen } from './InformationScreen';

const meta = {
  component: InformationScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Who the organization is, its people and its facts at a glance, for visitors and the press.',
      accessibility: ['People are two named lists; each sign is decorative, because the name is beside it.'],
    } satisfies ScreenGuide,
  },
  args: { links: aPageLinks },
} satisfies Meta<typeof InformationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
