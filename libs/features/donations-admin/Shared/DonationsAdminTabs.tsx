import { AdminTabs } from '@paniscus/ui';

export type AdminLinks = { donations: string; recurringDonations: string; tributes: string };

interface DonationsAdminTabsProps {
  current: keyof AdminLinks;
  /** Number of tribute lines awaiting review. */
  waitingCount: number;
  links: AdminLinks;
}

export function DonationsAdminTabs({ current, waitingCount, links }: DonationsAdminTabsProps) {
  return (
    <AdminTabs
      label="Gifts"
      tabs={[
        { href: links.donations, label: 'Donations', isCurrent: current === 'donations' },
        {
          href: links.recurringDonations,
          label: 'Monthly gifts',
          isCurrent: current === 'recurringDonations',
        },
        {
          href: links.tributes,
          label: 'Tributes',
          isCurrent: current === 'tributes',
          waiting: { count: waitingCount, what: 'waiting' },
        },
      ]}
    />
  );
}
