import { organization } from '@paniscus/content';
import type { FooterColumn } from '@paniscus/ui';
import type { SiteLinks } from './site-layout.types';

/** Five essential signs, each of a different class. */
export const FOOTER_SIGNS = ['Kanzi', 'banana', 'give', 'good', 'question'] as const;

export const smallPrint = `© ${organization.copyrightYears} ${organization.legalName}, a US-registered nonprofit organization, EIN ${organization.taxNumber}.`;

type Columns = Record<string, readonly (readonly [page: keyof SiteLinks, label: string])[]>;

/** All public pages, grouped by purpose; excludes personal and staff pages. */
const COLUMNS: Columns = {
  Read: [
    ['celebration', 'Kanzi, a celebration'],
    ['posts', 'Posts'],
    ['newsletter', 'Newsletter'],
    ['videos', 'Videos'],
    ['history', 'Timeline of ape language'],
    ['bibliography', 'Bibliography'],
    ['research', 'Research and education'],
    ['search', 'Search'],
  ],
  'The signs': [
    ['keyboard', organization.keyboard.name],
    ['signs', 'How the signs are built'],
    ['games', 'Games with signs'],
  ],
  'Who we are': [
    ['information', 'About us'],
    ['mission', 'Mission'],
    ['conservation', 'Conservation'],
    ['impact', 'Our impact'],
    ['about', 'Our board'],
    ['contact', 'Write to us'],
  ],
  'Give and shop': [
    ['donate', 'Donate'],
    ['store', 'Store'],
    ['findGiving', 'Find my gifts'],
    ['findOrder', 'Find my order'],
  ],
  'This site': [
    ['privacyPolicy', 'Privacy policy'],
    ['login', 'Staff login'],
  ],
};

export function buildFooterColumns(links: SiteLinks): FooterColumn[] {
  return Object.entries(COLUMNS).map(([title, entries]) => ({
    title,
    links: entries.map(([page, label]) => ({ href: links[page], label })),
  }));
}
