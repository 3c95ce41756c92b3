export const contactContent = {
  title: 'Write to us',
  label: 'Letters are read by people',
  mark: 'please',
  lead: 'The form writes a letter in your own mail program. You read it once more there, and send it yourself.',
  description: 'Write to us: the form opens a letter in your own mail program, addressed to us.',
  form: {
    label: 'Write to us',
    name: 'Your name',
    email: 'Your email',
    emailHelp: 'Where we answer.',
    subject: 'Subject',
    message: 'Your message',
    messageHelp: 'As long as you like. Very long letters are copied rather than carried over.',
    action: 'Open my mail program',
    privacy: 'Nothing you write here is sent to this site or kept by it.',
  },
  direct: {
    title: 'Without the form',
    text: 'Write from wherever you like:',
    mailboxes: { info: 'Questions and letters', support: 'Orders and gifts', press: 'Press' },
    post: 'On paper',
  },
  sent: {
    title: 'Your mail program should open now',
    text: 'The letter is addressed and filled in. Nothing is sent before you send it there.',
    again: 'Open it again',
    fallback:
      'Nothing opened? Copy the letter, and send it to this address from wherever you read your mail:',
    long: {
      title: 'Your letter is too long for a link',
      text: 'Mail programs cut such links short, so only the address and the subject go across. Copy your letter, and paste it there.',
    },
    copy: 'Copy the letter',
    copied: 'Copied.',
    notCopied: 'This browser does not let us copy. Select the letter below, and copy it by hand.',
    emailMessage: 'Your letter',
  },
} as const;
