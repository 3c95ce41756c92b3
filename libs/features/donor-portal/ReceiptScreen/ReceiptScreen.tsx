import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { organization, receiptContent } from '@paniscus/content';
import { formatReceipt } from '@paniscus/domain/donation';
import type { Receipt } from '@paniscus/domain/donation';
import { breakBeforeDomain, EmptyState, ErrorState, Page, ReloadButton } from '@paniscus/ui';
import { PrintFooter } from '../Shared/PrintFooter';
import { ReceiptPrintView } from './ReceiptPrintView';

export type ReceiptScreenState =
  | { kind: 'ready'; receipt: Receipt }
  /** The link is not a valid receipt link, or no longer one. */
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

interface ReceiptScreenProps {
  state: ReceiptScreenState;
  links: { findGiving: string };
}

/** Receipt behind a capability URL, to view and print. */
export function ReceiptScreen({ state, links }: ReceiptScreenProps) {
  switch (state.kind) {
    case 'notFound':
      return (
        <Page title="Receipt not found" sign="give">
          <EmptyState
            word="question"
            title="We could not find a receipt for this link."
            action={<Button href={links.findGiving}>Find my gifts</Button>}
          >
            The link may be incomplete. We can email you a link to all your gifts and receipts.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Your receipt" sign="give">
          <ErrorState
            title={state.message}
            message="We could not load your receipt. Your gift is not affected. Please try again."
            action={<ReloadButton variant="outlined" color="inherit" />}
          />
        </Page>
      );
    case 'ready':
      return <Ready receipt={state.receipt} links={links} />;
  }
}

function Ready({ receipt, links }: { receipt: Receipt } & Pick<ReceiptScreenProps, 'links'>) {
  const text = formatReceipt(receipt, receiptContent);
  const isVoid = receipt.state === 'void';
  const { info } = organization.mailboxes;
  return (
    <Page title={text.title} overline={receipt.number}>
      {isVoid ? (
        <Alert severity="warning" role="status" sx={{ mb: 3, displayPrint: 'none' }}>
          <AlertTitle>This receipt is void</AlertTitle>
          The gift was refunded. Please do not use this receipt for your taxes.
        </Alert>
      ) : null}
      <ReceiptPrintView text={text} isVoid={isVoid} />
      <PrintFooter>
        Questions about your gift? Write to{' '}
        <Link href={`mailto:${info}?subject=Receipt%20${receipt.number}`}>{breakBeforeDomain(info)}</Link> and
        include the receipt number, or <Link href={links.findGiving}>find all your gifts</Link>.
      </PrintFooter>
    </Page>
  );
}
