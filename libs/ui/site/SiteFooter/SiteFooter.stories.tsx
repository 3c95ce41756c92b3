import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Paniscus',
    statement: 'We protect bonobos, and study what they and we can say to each other.',
    mailbox: 'info@paniscus.example',
    columns: [
      {
        title: 'Read',
        links: [
          { href: '#posts', label: 'Posts' },
          { href: '#publications', label: 'Publications' },
        ],
      },
      {
        title: 'Help',
        links: [
          { href: '#donate', label: 'Donate' },
          { href: '#privacy', label: 'Privacy policy' },
        ],
      },
    ],
    smallPrint: '© 2013-2025 Paniscus. A US-registered non-profit organisation.',
    signs: ['Kanzi', 'banana', 'outdoors', 'tickle', 'good'],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const NoSigns: Story = { args: { signs: [] } };
