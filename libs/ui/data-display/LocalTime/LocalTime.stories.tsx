import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { LocalTime } from './LocalTime';

const meta = {
  component: LocalTime,
  parameters: {
    guide: {
      purpose: 'Date and time, converted to the visitor’s time zone.',
      do: [
        'Pass UTC in ISO 8601, as the API returns it.',
        'Use it wherever a moment matters, such as posts and payments.',
      ],
      dont: [
        'Use it for plain dates without a time, which would shift between time zones.',
        'Format times in a screen.',
      ],
      accessibility: [
        'A `time` element with a machine-readable value.',
        'Without JavaScript it shows UTC and says so.',
      ],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { iso: '2025-04-19T17:00:00Z' },
} satisfies Meta<typeof LocalTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
