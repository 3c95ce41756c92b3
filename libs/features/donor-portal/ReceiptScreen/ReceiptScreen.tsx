import { organization, receiptContent } from '@paniscus/content';
import { formatReceipt } from '@paniscus/domain/donation';
import type { Receipt } from '@paniscus/domain/donation';
import { Alert, Button, EmptyState, ErrorState, Page, PrintButton } from '@paniscus/ui';
import { BelowSheet, OnScreen } from '../Shared/print-layout';
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
        <Page title="Receipt not found" mark="give">
          <EmptyState
            word="question"
            title="This link leads to no receipt."
            action={<Button href={links.findGiving}>Find my gifts</Button>}
          >
            Perhaps a part of it was lost on the way. We send you a link to all your gifts and their receipts.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Your receipt" mark="give">
          <ErrorState
            title={state.message}
            message="Your gift is safe; its receipt could not be shown just now."
            action={
              <Button href="" look="plain">
                Try again
              </Button>
            }
          />
        </Page>
      );
    case 'ready':
      return <Ready receipt={state.receipt} links={links} />;
  }
}

function Ready({ receipt, links }: { receipt: Receipt } & Pick<ReceiptScreenProps, 'links'>) {
  const words = formatReceipt(receipt, receiptContent);
  const isVoid = receipt.state === 'void';
  const { info } = organization.mailboxes;
  return (
    <Page title={words.title} label={receipt.number}>
      {isVoid ? (
        <OnScreen>
          <Alert kind="warning" title="This receipt is void">
            The gift was given back. Please do not use this receipt for your taxes.
          </Alert>
        </OnScreen>
      ) : null}
      <ReceiptPrintView words={words} isVoid={isVoid} />
      <BelowSheet>
        <PrintButton>Print</PrintButton>
        <p>
          Questions about your gift? Write to{' '}
          <a href={`mailto:${info}?subject=Receipt%20${receipt.number}`}>{info}</a> and name the receipt, or{' '}
          <a href={links.findGiving}>find all your gifts</a>.
        </p>
      </BelowSheet>
    </Page>
  );
}
