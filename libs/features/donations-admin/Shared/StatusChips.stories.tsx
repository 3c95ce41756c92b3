import Stack from '@mui/material/Stack';
import { DONATION_STATES, RISK_LEVELS } from '@paniscus/domain/donation';
import { RECURRING_DONATION_STATES } from '@paniscus/domain/donor-portal';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  AttentionChip,
  DonationStatusChip,
  RecurringStatusChip,
  RiskChip,
  WallStatusChip,
} from './StatusChips';

const meta = {
  component: DonationStatusChip,
  parameters: {
    guide: {
      purpose: 'States of donations, recurring donations and tributes, for staff.',
      do: ['Add a new state to its record of colors and labels; the compiler asks for both.'],
      dont: ['Use `StatusChip` directly for these states: lists and records would disagree.'],
      accessibility: ['Each color has its own shape, and the label says the state in words.'],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { state: 'succeeded' },
} satisfies Meta<typeof DonationStatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {children}
  </Stack>
);

export const Default: Story = {};
export const EveryState: Story = {
  render: () => (
    <Stack spacing={2}>
      <Row>
        {DONATION_STATES.map((state) => (
          <DonationStatusChip key={state} state={state} />
        ))}
        <AttentionChip />
      </Row>
      <Row>
        {RECURRING_DONATION_STATES.map((state) => (
          <RecurringStatusChip key={state} state={state} />
        ))}
      </Row>
      <Row>
        {RISK_LEVELS.map((level) => (
          <RiskChip key={level} level={level} />
        ))}
      </Row>
      <Row>
        {(['waiting', 'shown', 'declined', 'none'] as const).map((state) => (
          <WallStatusChip key={state} state={state} />
        ))}
      </Row>
    </Stack>
  ),
};
