import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { contactContent } from '@paniscus/content';
import type { ContactMessage } from '@paniscus/domain/contact';
import { Page } from '@paniscus/ui';
import { ContactDetails } from '../ContactDetails/ContactDetails';
import { MessageForm } from '../MessageForm/MessageForm';
import type { MessageFormProps } from '../MessageForm/MessageForm';
import { SentMessage } from '../SentMessage/SentMessage';

export type ContactState =
  | { kind: 'ready' }
  /** The mail client was asked to open; a page cannot detect whether it did. */
  | {
      kind: 'sent';
      emailMessage: ContactMessage;
      href: string;
      hasBody: boolean;
      copyState: 'idle' | 'copied' | 'failed';
    };

interface ContactScreenProps extends MessageFormProps {
  state: ContactState;
  /** Counts the messages of this visit, from 0; each begins with a form of its own. */
  messageNumber: number;
  /** Called to copy the message when it cannot be sent. */
  onCopy: () => void;
  /** Called to begin another message with an empty form. */
  onStartAnother: () => void;
}

const { title, lead, label, sign } = contactContent;

const Columns = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(6),
  alignItems: 'start',
  [breakpoints.up('md')]: { gridTemplateColumns: '7fr 4fr', columnGap: spacing(8) },
}));

/** Hidden without JavaScript, which the form needs to build the email. */
const ScriptedColumn = styled(Stack)(({ theme: { layout } }) => ({
  maxWidth: layout.formWidth,
  minWidth: 0,
  '@media (scripting: none)': { display: 'none' },
}));

/** Contact form that opens a prefilled email in the visitor's mail client; makes no request. */
export function ContactScreen({ state, messageNumber, onCopy, onStartAnother, ...form }: ContactScreenProps) {
  return (
    <Page
      title={title}
      lead={<span data-needs-script="">{lead}</span>}
      overline={label}
      sign={sign}
      width="wide"
    >
      <Columns>
        <ScriptedColumn spacing={4}>
          <MessageForm key={messageNumber} isFocused={messageNumber > 0} {...form} />
          {state.kind === 'sent' ? (
            <SentMessage key={state.href} {...state} onCopy={onCopy} onStartAnother={onStartAnother} />
          ) : null}
        </ScriptedColumn>
        <ContactDetails />
      </Columns>
    </Page>
  );
}
