import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPageLinks } from '../links.stub';
import { InformationScreen } from './InformationScreen';

const meta = {
  component: InformationScreen,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Who the organization is, its people and its facts at a glance, for visitors and the press.',
      },
    },
  },
  args: { links: aPageLinks },
} satisfies Meta<typeof InformationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
