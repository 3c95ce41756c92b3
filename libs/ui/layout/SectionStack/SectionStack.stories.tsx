import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { Chapter } from '../Chapter/Chapter';
import { SectionStack } from './SectionStack';

const meta = {
  component: SectionStack,
  parameters: {
    guide: {
      purpose: 'Sections of a page one below the other, at the width of the page.',
      do: [
        'Use it with `Chapter` when the sections have no common header.',
        'Leave the spacing between sections to it.',
      ],
      dont: ['Add margins to its children.', 'Use it inside `Page`.'],
      accessibility: [
        'Adds no semantics: each section brings its own region and heading.',
        'Becomes a block in print, where grids that break across pages overlap.',
      ],
      themeSlots: ['MuiContainer', 'layout.section'],
      mui: ['Container'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
  args: {
    children: (
      <>
        <Chapter title="What we do">
          <p>We care for bonobos and publish what is learned.</p>
        </Chapter>
        <Chapter title="Explore the site">
          <p>Speak in signs, or read what was found.</p>
        </Chapter>
      </>
    ),
  },
} satisfies Meta<typeof SectionStack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
