import type { SiteWord } from '@paniscus/domain';

/** What stands on every page and letter about the organization behind the site. */
export type Organization = {
  /** The name people use. */
  name: string;
  /** The name in the register of companies, for receipts and legal lines. */
  legalName: string;
  /** One line that says what the organization is for. */
  purpose: string;
  /** The word of the board whose sign is the organization's mark. */
  sign: SiteWord;
  mailboxes: { info: string; support: string; press: string };
  postalAddress: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
  };
  /** Employer identification number: two digits, a hyphen, seven digits. */
  taxNumber: string;
  /** The zone in which a gift's date is told, so that one on New Year's Eve stays in its tax year. */
  timeZone: string;
  copyrightYears: string;
  /** The lexigram keyboard carries the organization's name, also in its address. */
  keyboard: { name: string; path: `/${string}` };
  /** Pages elsewhere; the custodian of the bonobos named on this site among them. */
  links: {
    custodian: string;
    /** What stands behind 'Learn more' at the event on the home page. */
    memorial: string;
  };
};

export const organization: Organization = {
  name: 'Paniscus',
  legalName: 'Paniscus Initiative, Inc.',
  purpose: 'We protect bonobos and study how apes use language.',
  sign: 'Kanzi',
  mailboxes: {
    info: 'info@paniscus.example',
    support: 'support@paniscus.example',
    press: 'press@paniscus.example',
  },
  postalAddress: {
    street: '100 Sample Street',
    city: 'Des Moines',
    region: 'IA',
    postalCode: '50309',
    country: 'United States',
  },
  taxNumber: '00-0000000',
  timeZone: 'America/Chicago',
  copyrightYears: '2013-2025',
  keyboard: { name: 'Paniscus Keyboard', path: '/PaniscusKeyboard' },
  links: { custodian: 'https://www.apeinitiative.org/', memorial: 'https://www.apeinitiative.org/' },
};
