import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { Loading } from './Loading';

const meta = {
  component: Loading,
  parameters: {
    guide: {
      purpose: 'Announces that content is loading, with a sign that draws itself.',
      do: [
        'Say what is loading when the page loads several things.',
        'Combine it with skeletons that have the size of the content.',
      ],
      dont: [
        'Show it for actions; use `SubmitButton` or `ProcessingBackdrop`.',
        'Show more than one on a page.',
      ],
      accessibility: [
        '`role="status"`: the label is announced politely.',
        'The sign is decorative and stands still with reduced motion.',
      ],
      themeSlots: ['palette.text.secondary', 'typography.body2'],
      mui: ['Stack'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Label: Story = { args: { label: 'Loading description...', word: 'TV' } };
