import { yupResolver } from '@hookform/resolvers/yup';
import { styled } from '@mui/material/styles';
import { contactContent, organization } from '@paniscus/content';
import { contactFields, contactSchema } from '@paniscus/domain/contact';
import type { ContactForm, ContactMessage } from '@paniscus/domain/contact';
import { Button, firstFailureResolver, Form, Page, TextField } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { MessagePanel } from '../MessagePanel/MessagePanel';

export type ContactState =
  | { kind: 'ready' }
  /** The mail client was asked to open; a page cannot detect whether it did. */
  | {
      kind: 'sent';
      emailMessage: ContactMessage;
      href: string;
      isWhole: boolean;
      copying: 'none' | 'done' | 'failed';
    };

interface ContactScreenProps {
  state: ContactState;
  onSend: (form: ContactForm) => void;
  onCopy: () => void;
}

const { title, lead, label, mark, form: words, direct } = contactContent;
const { mailboxes, legalName, postalAddress } = organization;
const MAILBOXES = ['info', 'support', 'press'] as const;

const resolver = firstFailureResolver(yupResolver(contactSchema), contactFields);

const Columns = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(6),
  alignItems: 'start',
  [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: '7fr 4fr', columnGap: spacing(8) },
  '& > [data-part="letter"]': { display: 'grid', gap: spacing(4), maxWidth: measures.form, minWidth: 0 },
  // The form needs JavaScript to build the email; without it only the plain address below is shown.
  '@media (scripting: none)': { '& > [data-part="letter"]': { display: 'none' } },
  '& > aside': {
    display: 'grid',
    gap: spacing(1),
    paddingTop: spacing(2),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& > aside > h2': { ...typography.overline, color: vars.palette.text.secondary },
  '& > aside > dl': { display: 'grid', gap: spacing(2) },
  '& > aside dt': { ...typography.caption, color: vars.palette.text.secondary },
  '& > aside a': { ...typography.subtitle1, overflowWrap: 'anywhere' },
}));

const Small = styled('p')(({ theme: { typography, vars } }) => ({
  ...typography.caption,
  color: vars.palette.text.secondary,
}));

/** Contact form that opens a prefilled email in the visitor's mail client; makes no request. */
export function ContactScreen({ state, onSend, onCopy }: ContactScreenProps) {
  return (
    <Page title={title} lead={lead} label={label} mark={mark} width="wide">
      <Columns>
        <div data-part="letter">
          <MessageForm onSend={onSend} />
          {/* Placed below the button, where a visitor who just pressed it is looking. */}
          {state.kind === 'sent' ? <MessagePanel {...state} onCopy={onCopy} /> : null}
        </div>
        <aside>
          <h2>{direct.title}</h2>
          <p>{direct.text}</p>
          <RelatedLinks />
        </aside>
      </Columns>
    </Page>
  );
}

function RelatedLinks() {
  const { street, city, region, postalCode, country } = postalAddress;
  return (
    <dl>
      {MAILBOXES.map((name) => (
        <div key={name}>
          <dt>{direct.mailboxes[name]}</dt>
          <dd>
            <a href={`mailto:${mailboxes[name]}`}>{mailboxes[name]}</a>
          </dd>
        </div>
      ))}
      <div>
        <dt>{direct.post}</dt>
        <dd>
          {legalName}
          <br />
          {street}
          <br />
          {city}, {region} {postalCode}
          <br />
          {country}
        </dd>
      </div>
    </dl>
  );
}

function MessageForm({ onSend }: Pick<ContactScreenProps, 'onSend'>) {
  // No default values, so input typed before hydration is preserved.
  const form = useForm<ContactForm>({ resolver });
  return (
    <Form form={form} label={words.label} method="dialog" onSubmit={onSend}>
      <TextField name="your-name" label={words.name} autoComplete="name" maxLength={200} isRequired />
      <TextField
        name="your-email"
        label={words.email}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <TextField name="your-subject" label={words.subject} autoComplete="off" maxLength={200} isRequired />
      <TextField name="your-message" label={words.message} help={words.messageHelp} rows={8} />
      <Button type="submit" look="accent">
        {words.action}
      </Button>
      <Small>{words.privacy}</Small>
    </Form>
  );
}
