import { DONATION_STATES, RISK_LEVELS } from '@paniscus/domain/donation';
import { MONTHLY_STATES } from '@paniscus/domain/donor-portal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttentionBadge, DonationBadge, RecurringBadge, RiskBadge, WallBadge } from './AdminBadges';

const meta = { component: DonationBadge, args: { state: 'succeeded' } } satisfies Meta<typeof DonationBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryState: Story = {
  render: () => (
    <>
      <p>
        {DONATION_STATES.map((state) => (
          <DonationBadge key={state} state={state} />
        ))}
        <AttentionBadge />
      </p>
      <p>
        {MONTHLY_STATES.map((state) => (
          <RecurringBadge key={state} state={state} />
        ))}
      </p>
      <p>
        {RISK_LEVELS.map((level) => (
          <RiskBadge key={level} level={level} />
        ))}
      </p>
      <p>
        {(['waiting', 'shown', 'declined', 'none'] as const).map((state) => (
          <WallBadge key={state} state={state} />
        ))}
      </p>
    </>
  ),
};
