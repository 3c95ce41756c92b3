import type { SiteWord } from '@paniscus/domain/keyboard';

/** The organization behind the site, as named on every page and in every email. */
export type Organization = {
  name: string;
  /** Registered name, for receipts and legal lines. */
  legalName: string;
  /** One-line mission statement. */
  purpose: string;
  /** The word whose lexigram is the organization's logo. */
  sign: SiteWord;
  mailboxes: { info: string; support: string; press: string };
  postalAddress: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
  };
  /** Employer identification number (EIN): two digits, a hyphen, seven digits. */
  taxNumber: string;
  /** IANA time zone of donation dates, so that a donation on New Year's Eve stays in its tax year. */
  timeZone: string;
  copyrightYears: string;
  /** The lexigram keyboard's name and path contain the organization's name. */
  keyboard: { name: string; path: `/${string}` };
  /** External pages, including the custodian of the bonobos named on this site. */
  links: {
    custodian: string;
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
