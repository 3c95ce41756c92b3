import { organisation } from '@paniscus/content';
import type { FooterColumn, NavigationItem } from '@paniscus/ui';
import type { SiteLinks } from './SiteLayout';

/** The five signs that a visitor should know by the time they leave, each of another class. */
export const SIGNS_TO_KNOW = ['Kanzi', 'banana', 'give', 'good', 'question'] as const;

export const smallPrint = `© ${organisation.copyrightYears} ${organisation.legalName}, a US-registered non-profit organisation, EIN ${organisation.taxNumber}.`;

/** What everyone may read, how to help, and the small doors that nobody looks for in the bar. */
export function footerColumnsOf(items: readonly NavigationItem[], links: SiteLinks): FooterColumn[] {
  const forEveryone = ({ href, shownWhen = 'always' }: NavigationItem) =>
    shownWhen === 'always' && href !== links.donate && href !== links.privacyPolicy;
  return [
    {
      title: 'Read',
      links: [
        ...items.filter(forEveryone).map(({ href, label }) => ({ href, label })),
        { href: links.history, label: 'Ideas about ape language' },
        { href: links.signs, label: 'How the signs are built' },
        { href: links.games, label: 'Games with signs' },
      ],
    },
    {
      title: 'Who we are',
      links: [
        { href: links.mission, label: 'Mission' },
        { href: links.conservation, label: 'Conservation' },
        { href: links.research, label: 'Research and education' },
        { href: links.about, label: 'The people' },
        { href: links.contact, label: 'Write to us' },
      ],
    },
    {
      title: 'Help',
      links: [
        { href: links.donate, label: 'Donate' },
        { href: links.findGiving, label: 'Find your gifts' },
        { href: links.findOrder, label: 'Find your order' },
      ],
    },
    {
      title: 'This site',
      links: [
        { href: links.privacyPolicy, label: 'Privacy policy' },
        { href: links.login, label: 'Staff login' },
      ],
    },
  ];
}
