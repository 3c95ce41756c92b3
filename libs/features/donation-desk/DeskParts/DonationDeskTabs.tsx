import { AdminTabs } from '@paniscus/ui';

/** Where the pages of the desk are. */
export type AdminLinks = { donations: string; recurringDonations: string; tributes: string };

interface DonationsAdminTabsProps {
  current: keyof AdminLinks;
  /** How many lines for the memory wall nobody has looked at. */
  waitingCount: number;
  links: AdminLinks;
}

/** The three pages of the desk, and whether a line for the wall waits. */
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
