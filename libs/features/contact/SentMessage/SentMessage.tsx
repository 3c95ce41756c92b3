import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { contactContent } from '@paniscus/content';
import type { ContactMessage } from '@paniscus/domain/contact';
import { breakBeforeDomain, FocusedAlert } from '@paniscus/ui';
import { useId } from 'react';

interface SentMessageProps {
  emailMessage: ContactMessage;
  /** `mailto:` link that opens the email. */
  href: string;
  /** False when the message is too long for the link, which then carries only recipient and subject. */
  hasBody: boolean;
  copyState: 'idle' | 'copied' | 'failed';
  onCopy: () => void;
  /** Called to begin another message with an empty form. */
  onStartAnother: () => void;
}

const { sent } = contactContent;

/** Next steps and the text of the email, for browsers that open no mail client. */
export function SentMessage({
  emailMessage,
  href,
  hasBody,
  copyState,
  onCopy,
  onStartAnother,
}: SentMessageProps) {
  const { title, text } = hasBody ? sent : sent.tooLong;
  return (
    <Stack spacing={3}>
      <FocusedAlert severity={hasBody ? 'success' : 'warning'} role="status">
        <AlertTitle>{title}</AlertTitle>
        {text}
      </FocusedAlert>
      <Typography>
        {sent.fallback} <Link href={`mailto:${emailMessage.to}`}>{breakBeforeDomain(emailMessage.to)}</Link>
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onCopy}>{sent.copy}</Button>
        <Button href={href} variant="outlined" color="inherit">
          {sent.reopen}
        </Button>
        <Button onClick={onStartAnother} variant="outlined" color="inherit">
          {sent.startAnother}
        </Button>
      </Stack>
      {copyState === 'copied' ? (
        <Alert severity="success" role="status">
          {sent.copied}
        </Alert>
      ) : null}
      {copyState === 'failed' ? <Alert severity="error">{sent.copyFailed}</Alert> : null}
      <EmailPreview emailMessage={emailMessage} />
    </Stack>
  );
}

const Preview = styled(Stack)(({ theme: { layout, spacing, vars } }) => ({
  padding: spacing(3),
  backgroundColor: vars.palette.background.paper,
  border: `${layout.hairline} solid ${vars.palette.divider}`,
  borderRadius: layout.tileRadius,
})) as typeof Stack;

function EmailPreview({ emailMessage }: Pick<SentMessageProps, 'emailMessage'>) {
  const id = useId();
  return (
    <Preview component="section" spacing={1.5} aria-labelledby={id}>
      <Typography id={id} variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
        {sent.emailMessage}
      </Typography>
      <Typography variant="subtitle2" component="p">
        {emailMessage.subject}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{emailMessage.body}</Typography>
    </Preview>
  );
}
