/** What people write to each mailbox of the organization about. */
export const mailboxMatters = {
  info: 'Questions and gifts',
  support: 'Orders',
  press: 'Press',
} as const;

export const contactContent = {
  title: 'Write to us',
  label: 'A person reads every message',
  sign: 'please',
  lead: 'The form opens a message in your email app. You can review it there and send it yourself.',
  description: 'Contact us: the form opens a message to us in your email app.',
  form: {
    label: 'Write to us',
    name: 'Your name',
    email: 'Your email',
    emailHelp: 'We reply to this address.',
    subject: 'Subject',
    message: 'Your message',
    messageHelp:
      'Write as much as you like. If your message is very long, you may need to copy and paste it.',
    action: 'Open my email app',
    privacy: 'This form sends nothing. Only this tab keeps what you write.',
  },
  direct: {
    title: 'Email and postal addresses',
    mailboxes: mailboxMatters,
    post: 'By mail',
  },
  sent: {
    title: 'Your email app should open now',
    text: 'Your message is ready there. Nothing is sent until you press Send.',
    reopen: 'Open it again',
    fallback: 'If nothing opened, copy the message and email it to this address:',
    tooLong: {
      title: 'Your message is too long for a link',
      text: 'Some email apps cut off long links, so only the address and the subject are filled in. Copy your message and paste it there.',
    },
    copy: 'Copy the message',
    startAnother: 'Write another message',
    copied: 'Copied.',
    copyFailed: 'This browser does not allow copying. Select the message below and copy it yourself.',
    emailMessage: 'Your message (copy)',
  },
} as const;
