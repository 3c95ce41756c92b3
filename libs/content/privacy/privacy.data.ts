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
  lead: `What ${name} learns about you when you read, buy, give or write to us, how long we keep it, and what you can ask of us.`,
  effectiveOn: '2026-11-22',
  sections: [
    {
      anchor: 'collected',
      title: 'Information we collect',
      paragraphs: [
        'You can read this site without telling us who you are. We learn something about you when:',
      ],
      points: [
        'you give: your name, your email address, the amount and the day, your country and region if you name them, and, for a monthly gift, the kind of your card and its last four digits;',
        'you give in honour of somebody: the name you enter, and if you ask us to send a card, the name and email address it goes to and your words on it, or your line for the memory wall;',
        'you buy something: your name, your email address, your phone number if you give one, the address it is sent to, and what you ordered;',
        'you write to us: whatever you put into your letter. The form on this site sends nothing; it opens your own mail program;',
        'you work here: your login name, your byline, and your password as a hash from which it cannot be read.',
      ],
      after: [
        'Our server needs the network address of your device to answer it. We do not write it down. From it, and from an email address that pays, we make codes that cannot be read backwards, and count with them so that nobody can flood the site or try out stolen cards. The server’s log has a line for each request: the time, the kind of page, and how it went. It names nobody.',
        'What you search for is answered and forgotten. What you say on the lexigram keyboard never leaves your device, unless you copy a link to it and pass that on.',
      ],
    },
    {
      anchor: 'use',
      title: 'How we use it',
      paragraphs: ['We use it for what you gave it for, and for nothing else:'],
      points: [
        'to take your gift or your payment, and to send you what you bought;',
        'to write to you about it: a receipt, a confirmation, news of a parcel, a change to a monthly gift, or a link that you asked for;',
        'to send the card that you asked us to send;',
        'to keep the records that the law asks of a non-profit organisation;',
        'to keep abuse away from the site and from its donors.',
      ],
      after: ['There is no advertising here, no profile of you, no newsletter, and nothing is sold.'],
    },
    {
      anchor: 'basis',
      title: 'Legal basis',
      paragraphs: [
        'Where the law asks for one, ours is the gift or the purchase that you asked us to carry out; our duty to keep financial records; our legitimate interest in a safe and working site; and for the counting of visits, where we do that, your consent, which you may take back at any time on this page.',
      ],
    },
    {
      anchor: 'sharing',
      title: 'Who receives it',
      paragraphs: ['Others receive what their part of the work needs:'],
      points: [
        'Stripe, our payment provider: your card, the billing name, email and address that you enter, and the amount. Your card goes from your browser straight to Stripe. It never reaches our server, and we do not store it. Stripe also works out the sales tax of an order from the address it goes to.',
        'Printify, our print shop: the name, address, email address and phone number for a parcel, and what is in it. It is asked what shipping costs as soon as you have filled in your address.',
        'The service that carries our mail: our letters to you.',
        'YouTube: nothing, until you press Play on a film. Then its player comes from youtube-nocookie.com, and YouTube learns that you watch. The descriptions of films come through our own server.',
      ],
      after: [
        'Words for the memory wall are shown on this site once somebody here has read them. Beyond that we share nothing with anyone, unless a law compels us.',
      ],
    },
    {
      anchor: STORED_DATA_ANCHOR,
      title: 'Cookies and what your browser keeps',
      paragraphs: [
        'This site sets no cookies of its own. Where a card is asked for, Stripe sets two. What your browser itself keeps for us lies on your own device, and is read only by this site:',
      ],
    },
    {
      anchor: 'retention',
      title: 'How long we keep it',
      paragraphs: ['Beside what lies in your browser, whose time stands above:'],
      points: [
        'Gifts, orders, and the receipts made from them: for as long as the law on the accounts of a non-profit organisation asks. No machine deletes them; people here do.',
        'What goes with a gift in honour of somebody, and the link to a donor’s own page: as long as the record of the gift. You can end that link on the page itself.',
        'The codes by which we count: a day at most. Those that belong to a payment stay with its record.',
        'What Stripe and Printify tell us about the progress of a payment or a parcel: 90 days.',
        'Sign-ins of our staff: at most 30 days, and 30 more until the note of them is deleted.',
        'Letters that you write to us: until they are answered and no longer needed.',
        'A post that somebody here puts into the bin stays there until they take it out again.',
      ],
    },
    {
      anchor: 'security',
      title: 'Security',
      paragraphs: [
        'On the public internet the site is served over encrypted connections. Passwords are stored only as hashes. What staff can see depends on their role: only administrators see orders and gifts. Pages about an order, a receipt or your gifts have addresses that cannot be guessed, are kept by no cache, and name themselves to no other site. Card data never passes through our systems. No system is perfect: if something happens that concerns you, we will tell you.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      paragraphs: [
        `You may ask what we hold about you, have it corrected, have a copy, object to its use, or have it erased where no law tells us to keep it. Write to ${mailboxes.info} from the address that you gave with, or tell us how else we can know that it is you. It costs nothing. You may also complain to the authority that watches over data protection where you live.`,
      ],
    },
    {
      anchor: 'links',
      title: 'Links to other sites',
      paragraphs: [
        'Some pages lead to other sites: publications, partners, services, and films on YouTube. What they do with your information is theirs to say; please read their own policies.',
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
        'We work in the United States. If you read, buy or give from elsewhere, what you send us is processed there, under rules that may differ from those at home.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Changes',
      paragraphs: [
        'When our practice changes, this page changes first, and the date above with it. We will not make use of what you gave us under an earlier wording in a way it did not allow without asking you.',
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
