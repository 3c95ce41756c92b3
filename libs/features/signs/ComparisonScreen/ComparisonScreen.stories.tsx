import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonScreen } from './ComparisonScreen';

const meta = {
  component: ComparisonScreen,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'For people who need a board to speak: the keyboard beside Cboard and AsTeRICS Grid.',
      },
    },
  },
  args: {
    links: { keyboard: '#keyboard' },
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#keyboard', label: 'Paniscus Keyboard' },
      { href: '#comparison', label: 'How this keyboard compares' },
    ],
  },
} satisfies Meta<typeof ComparisonScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
