import { DeskTabs } from '@paniscus/ui';

/** Where the pages of the desk are. */
export type DeskLinks = { donations: string; monthlyGifts: string; tributes: string };

interface DonationDeskTabsProps {
  current: keyof DeskLinks;
  /** How many lines for the memory wall nobody has looked at. */
  waitingCount: number;
  links: DeskLinks;
}

/** The three pages of the desk, and whether a line for the wall waits. */
export function DonationDeskTabs({ current, waitingCount, links }: DonationDeskTabsProps) {
  return (
    <DeskTabs
      label="Gifts"
      tabs={[
        { href: links.donations, label: 'Donations', isCurrent: current === 'donations' },
        { href: links.monthlyGifts, label: 'Monthly gifts', isCurrent: current === 'monthlyGifts' },
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
