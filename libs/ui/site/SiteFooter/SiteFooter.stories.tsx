import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SiteFooter } from './SiteFooter';

const meta = {
  component: SiteFooter,
  parameters: {
    guide: {
      purpose: 'End of every page: who we are, links, and the legal line.',
      do: ['Group links under short titles.', 'Keep the legal line up to date in `libs/content`.'],
      dont: ['Put anything here that is needed to finish a task.', 'Add forms.'],
      accessibility: [
        'A `footer` landmark; each column has a heading.',
        'Links are as large as touch targets.',
      ],
      themeSlots: [
        'MuiContainer',
        'MuiTypography',
        'palette.background.subtle',
        'palette.divider',
        'palette.text.secondary',
        'palette.text.primary',
        'typography.h3',
        'typography.body2',
        'typography.caption',
        'typography.overline',
        'layout.section',
        'layout.hairline',
      ],
      mui: ['Box', 'Container', 'Link', 'List', 'Typography'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
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
    smallPrint: '© 2013-2025 Paniscus. A US-registered nonprofit organization.',
    signs: ['Kanzi', 'banana', 'outdoors', 'tickle', 'good'],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const NoSigns: Story = { args: { signs: [] } };
