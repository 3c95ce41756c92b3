import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SectionMark } from './SectionMark';

const meta = {
  component: SectionMark,
  parameters: {
    guide: {
      purpose: 'A sign with its word and a line, which opens a group of content.',
      do: ['Use it between parts of the home page.', 'Choose a word that names the group.'],
      dont: ['Use it instead of a heading.', 'Use more than a few on a page.'],
      accessibility: ['The word is text; the sign and the line are decorative.'],
      themeSlots: ['palette.text.secondary', 'typography.overline'],
      mui: ['Divider', 'Stack'],
    } satisfies ComponentGuide,
  },
  args: { word: 'outdoors' },
} satisfies Meta<typeof SectionMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
