import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPageLinks } from '../links.stub';
import { ResearchScreen } from './ResearchScreen';

const meta = {
  component: ResearchScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Essay on the research into language, for readers and researchers.' } },
  },
  args: { links: aPageLinks },
} satisfies Meta<typeof ResearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
