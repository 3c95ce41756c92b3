import { AdminNavigation } from '@paniscus/ui';

export type AdminLinks = { donations: string; recurringDonations: string; tributes: string; funds: string };

interface DonationsAdminNavigationProps {
  current: keyof AdminLinks;
  /** Number of tribute lines awaiting review. */
  waitingCount: number;
  links: AdminLinks;
}

export function DonationsAdminNavigation({ current, waitingCount, links }: DonationsAdminNavigationProps) {
  return (
    <AdminNavigation
      label="Gifts"
      items={[
        { href: links.donations, label: 'Donations', isCurrent: current === 'donations' },
        {
          href: links.recurringDonations,
          label: 'Recurring gifts',
          isCurrent: current === 'recurringDonations',
        },
        {
          href: links.tributes,
          label: 'Tributes',
          isCurrent: current === 'tributes',
          waiting: { count: waitingCount, what: 'waiting' },
        },
        { href: links.funds, label: 'Funds', isCurrent: current === 'funds' },
      ]}
    />
  );
}
