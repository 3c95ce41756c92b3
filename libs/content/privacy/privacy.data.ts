import { organization } from '../organization/organization.data.ts';

/** A numbered section of the privacy policy: paragraphs, then an optional list. */
export type PolicySection = {
  /** Fragment of the section's URL; it stays the same when the title changes. */
  anchor: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** Paragraphs below the list. */
  after?: readonly string[];
};

export type PrivacyPolicy = {
  title: string;
  lead: string;
  effectiveOn: string;
  sections: readonly PolicySection[];
};

const { legalName, name, mailboxes, postalAddress } = organization;

/** Anchor of the section about browser storage. */
export const STORED_DATA_ANCHOR = 'cookies';

export const privacyPolicy: PrivacyPolicy = {
  title: 'Privacy policy',
  lead: `What ${name} learns about you when you use this site, how long we keep it, and what rights you have.`,
  effectiveOn: '2026-11-29',
  sections: [
    {
      anchor: 'collected',
      title: 'Information we collect',
      paragraphs: ['You can read this site without telling us who you are. We collect information when:'],
      points: [
        'you give: your name, your email address, the amount and date, your country and region if you enter them, and, for a recurring gift, the type of your card and its last four digits;',
        'you give in memory or in honor of someone: the name you enter; if you ask us to send a card, the recipient’s name and email address and your message; and your message for the memory wall, if you leave one;',
        'you buy something: your name, your email address, your phone number if you give one, your shipping address, and what you ordered;',
        'you sign up for our newsletter: your email address, and when you confirmed it;',
        'you write to us: whatever you put in your message. The form on this site does not send anything; it opens your own email app;',
        'you work here: your username, your email address if you have given one, your byline, and your password, stored only as a hash. If you turn on two-step sign-in, also a secret, stored encrypted, and recovery codes, stored only as hashes. For each sign-in: your browser and operating system, and when you last used it.',
      ],
      after: [
        'Our server needs your device’s network (IP) address to respond to it. We do not store that address. From it, and from the email address used for a payment, we create one-way codes. We use them to count requests, so that no one can overload the site or test stolen cards. The server log has a line for each request with the time, the type of page and the result. It does not identify anyone.',
        'We do not store what you search for. What you say on the lexigram keyboard never leaves your device unless you share it or agree to an online voice.',
      ],
    },
    {
      anchor: 'use',
      title: 'How we use it',
      paragraphs: ['We use your information only for these purposes:'],
      points: [
        'to process your gift or payment and to send you what you bought;',
        'to email you about it: a receipt, a confirmation, shipping news, a change to a recurring gift, or a link that you requested;',
        'to send the card that you asked us to send;',
        'to send you our newsletter, if you signed up for it and confirmed your address;',
        'to keep the records that the law requires of a nonprofit organization;',
        'to protect the site and its donors from abuse.',
      ],
      after: [
        'We do not show ads, build profiles, sell information or send newsletters to anyone who did not sign up.',
      ],
    },
    {
      anchor: 'basis',
      title: 'Legal basis',
      paragraphs: [
        'Where the law requires a legal basis, ours are: carrying out the gift or purchase you asked for; our duty to keep financial records; our legitimate interest in a safe, working site; and, if we count visits, your consent, which you can withdraw at any time on this page.',
      ],
    },
    {
      anchor: 'sharing',
      title: 'Who receives it',
      paragraphs: ['These service providers receive only what they need:'],
      points: [
        'Stripe, our payment provider: your card, the billing name, email and address that you enter, and the amount. Your card goes from your browser straight to Stripe. It never reaches our server, and we do not store it. If you pay with Apple Pay, Google Pay or Link, that service learns the amount, and Stripe receives the card and billing address that you choose there. Stripe also calculates the sales tax on an order from the shipping address.',
        'Printify, our print shop: the name, address, email address and phone number for a shipment, and what is in it. We ask Printify for the shipping cost as soon as you have entered your address.',
        'Our email provider: the emails we send you.',
        'YouTube: nothing until you press Play on a video. Then the player loads from youtube-nocookie.com, and YouTube can see that you are watching. Video descriptions come through our own server.',
      ],
      after: [
        'Messages for the memory wall are shown on this site after our staff approve them. We do not share anything else with anyone unless the law requires it.',
      ],
    },
    {
      anchor: STORED_DATA_ANCHOR,
      title: 'Cookies and what your browser stores',
      paragraphs: [
        'This site itself sets no cookies for visitors and one for staff who sign in. On pages that ask for a card, Stripe sets two. Your browser stores the following on your own device. Only this site reads it:',
      ],
    },
    {
      anchor: 'retention',
      title: 'How long we keep it',
      paragraphs: ['For what your browser stores, see above. For everything else:'],
      points: [
        'Gifts, orders and their receipts: for as long as the law requires a nonprofit organization to keep financial records. Staff delete them; deletion is not automatic.',
        'Dedications and the link to a donor’s own page: as long as the record of the gift. You can replace that link on the page at any time.',
        'The one-way codes we use for counting: at most one day. Codes that belong to a payment or a staff session are kept with its record.',
        'Status messages from Stripe and Printify about payments and shipments: 90 days.',
        'Staff sessions: at most 30 days, plus 30 days until the record is deleted.',
        'The log of staff sign-ins and of what staff change: permanently.',
        'Newsletter subscriptions: until you unsubscribe, which deletes your address right away. Addresses that no one confirms: seven days.',
        'Emails that you send us: until they are answered and no longer needed.',
        'Posts that staff move to the trash: until they are restored or deleted permanently.',
      ],
    },
    {
      anchor: 'security',
      title: 'Security',
      paragraphs: [
        'The site is served over encrypted connections. Passwords are stored only as hashes. What staff can see depends on their role. Only administrators see orders and gifts. Pages about an order, a receipt or your gifts have addresses that cannot be guessed, are never cached, and are not passed on to other sites. Card data never passes through our systems. No system is perfect. If something happens that affects you, we will tell you.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      paragraphs: [
        `You can ask what information we hold about you, and ask us to correct it, send you a copy, stop using it, or delete it where the law does not require us to keep it. Write to ${mailboxes.info} from the email address you used with us, or tell us how else we can verify that it is you. Staff handle each request by hand, and it is free. You can also complain to the data protection authority where you live.`,
      ],
    },
    {
      anchor: 'links',
      title: 'Links to other sites',
      paragraphs: [
        'Some pages link to other sites: publications, partners, services and videos on YouTube. Those sites have their own privacy policies; please read them.',
      ],
    },
    {
      anchor: 'children',
      title: 'Children under 13',
      paragraphs: [
        `This site is not for children under 13, and we do not knowingly collect information from them. If you believe that a child has given us any, write to ${mailboxes.info} and we will delete it.`,
      ],
    },
    {
      anchor: 'elsewhere',
      title: 'Visitors from other countries',
      paragraphs: [
        'We work in the United States. If you use this site from another country, your information is processed in the United States, where the rules may differ from those where you live.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Changes',
      paragraphs: [
        'When our practices change, we first update this page and the date above. We will ask you before we use information you gave us earlier in a way that the earlier policy did not allow.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Contact',
      paragraphs: [
        `${legalName}, ${postalAddress.street}, ${postalAddress.city}, ${postalAddress.region} ${postalAddress.postalCode}, ${postalAddress.country}. Questions about privacy reach us at ${mailboxes.info}.`,
      ],
    },
  ],
};
