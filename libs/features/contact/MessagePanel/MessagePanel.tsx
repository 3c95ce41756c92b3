import { styled } from '@mui/material/styles';
import { contactContent } from '@paniscus/content';
import type { ContactMessage } from '@paniscus/domain/contact';
import { Alert, Button } from '@paniscus/ui';
import { useId } from 'react';

interface MessagePanelProps {
  emailMessage: ContactMessage;
  /** `mailto:` link that opens the email. */
  href: string;
  /** False when the link carries only address and subject. */
  isWhole: boolean;
  copying: 'none' | 'done' | 'failed';
  onCopy: () => void;
}

const { sent } = contactContent;

const Panel = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  '& [data-part="ways"]': { display: 'flex', flexWrap: 'wrap', gap: spacing(2) },
}));

const Sheet = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  padding: spacing(3),
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  '& > h2': { ...typography.overline, color: vars.palette.text.secondary },
  '& > [data-part="subject"]': typography.subtitle2,
  '& > [data-part="body"]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

/** Next steps and the text of the email, for browsers that open no mail client. */
export function MessagePanel({ emailMessage, href, isWhole, copying, onCopy }: MessagePanelProps) {
  const id = useId();
  return (
    <Panel>
      {isWhole ? (
        <Alert kind="success" title={sent.title}>
          {sent.text}
        </Alert>
      ) : (
        <Alert kind="warning" title={sent.long.title}>
          {sent.long.text}
        </Alert>
      )}
      <p>
        {sent.fallback} <a href={`mailto:${emailMessage.to}`}>{emailMessage.to}</a>
      </p>
      <div data-part="ways">
        <Button onClick={onCopy}>{sent.copy}</Button>
        <Button href={href} look="plain">
          {sent.again}
        </Button>
      </div>
      {copying === 'done' ? <Alert kind="success">{sent.copied}</Alert> : null}
      {copying === 'failed' ? <Alert kind="error">{sent.notCopied}</Alert> : null}
      <Sheet aria-labelledby={id}>
        <h2 id={id}>{sent.emailMessage}</h2>
        <p data-part="subject">{emailMessage.subject}</p>
        <p data-part="body">{emailMessage.body}</p>
      </Sheet>
    </Panel>
  );
}
