import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonScreen } from './ComparisonScreen';

const meta = {
  component: ComparisonScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'For people who need a board to speak: the keyboard beside Cboard and AsTeRICS Grid.',
      accessibility: ['The table keeps its roles where phones show each row as a block.'],
    } satisfies ScreenGuide,
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
