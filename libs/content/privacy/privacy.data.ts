import { organisation } from '../organisation/organisation.data.ts';

/** One numbered section of the policy: paragraphs, then points if there are any. */
export type PolicySection = { title: string; paragraphs: readonly string[]; points?: readonly string[] };

export type PrivacyPolicy = {
  title: string;
  lead: string;
  /** The day on which this wording took effect (ISO date). */
  effectiveOn: string;
  sections: readonly PolicySection[];
};

const { legalName, name, mailboxes, postalAddress } = organisation;

export const privacyPolicy: PrivacyPolicy = {
  title: 'Privacy policy',
  lead: `What ${name} learns about you when you read, write to us or give, what we do with it, and what you can ask of us.`,
  effectiveOn: '2025-11-01',
  sections: [
    {
      title: 'Information we collect',
      paragraphs: [
        'You can read this site without telling us who you are. We learn something about you when:',
      ],
      points: [
        'you give: your name, your email address, the amount, and your country and region if you name them;',
        'you write to us: whatever you put into your message;',
        'you work here: your login name, your byline and a hash of your password, never the password itself;',
        'your browser asks for a page: the network address it comes from, which we use to keep abuse away.',
      ],
    },
    {
      title: 'How we use it',
      paragraphs: [
        'We use it to take your gift, to send you a confirmation by email, to keep the records the law asks of a non-profit organisation, to answer you, and to protect the site. We use it for nothing else: no advertising, no profiles, no sale.',
      ],
    },
    {
      title: 'Legal basis',
      paragraphs: [
        'Where the law asks for one, our basis is the gift you asked us to take, our duty to keep financial records, and our legitimate interest in a safe and working site. Where we ask for your consent, you may take it back at any time.',
      ],
    },
    {
      title: 'Who receives it',
      paragraphs: [
        'Our payment provider, Stripe, receives what a card payment needs: your card, the billing name, email and address you enter, and the amount. Your card data goes from your browser straight to Stripe; it never reaches our server and we do not store it. A mail service delivers our confirmation to you. We share nothing else with anyone, unless a law compels us.',
      ],
    },
    {
      title: 'Cookies and what your browser keeps',
      paragraphs: [
        'We set no cookies for advertising or statistics. Your browser itself keeps, on your own device:',
      ],
      points: [
        'your choice of the light or dark appearance;',
        'what you typed into the donation form, but never your card, until the gift has succeeded or you close the tab, and the outcome of a gift until you close the tab, so that a reload does not lose them;',
        'for our staff, the tokens that keep them signed in.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Records of gifts are kept for as long as the law on the accounts of a non-profit organisation asks. Staff sessions end after at most thirty days. The counts by network address that keep abuse away are short-lived. Messages you send us are kept until they are answered and no longer needed.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'On the public internet the site is served over encrypted connections. Passwords are stored only as hashes, access by staff is limited by role, and card data never passes through our systems. No system is perfect: if something happens that concerns you, we will tell you.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You may ask what we hold about you, have it corrected, have a copy, object to its use, or have it erased where no law tells us to keep it. Write to ${mailboxes.info}. You may also complain to the authority that watches over data protection where you live.`,
      ],
    },
    {
      title: 'Links to other sites',
      paragraphs: [
        'Some pages lead to other sites: publications, partners, services. What they do with your information is theirs to say; please read their own policies.',
      ],
    },
    {
      title: 'Children under 13',
      paragraphs: [
        `This site is not for children under 13, and we do not knowingly collect information from them. If you believe that a child has given us any, write to ${mailboxes.info} and we will delete it.`,
      ],
    },
    {
      title: 'Visitors from other countries',
      paragraphs: [
        'We work in the United States. If you read or give from elsewhere, what you send us is processed there, under rules that may differ from those at home.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When our practice changes, this page changes first, and the date above with it. We will not make use of what you gave us under an earlier wording in a way it did not allow without asking you.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        `${legalName}, ${postalAddress.street}, ${postalAddress.city}, ${postalAddress.region} ${postalAddress.postalCode}, ${postalAddress.country}. Questions about privacy reach us at ${mailboxes.info}.`,
      ],
    },
  ],
};
