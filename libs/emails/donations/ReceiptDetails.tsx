import { receiptContent } from '@paniscus/content';
import { formatReceipt } from '@paniscus/domain/donation';
import type { Receipt } from '@paniscus/domain/donation';
import { EmailButton } from '../layout/EmailButton.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { withoutLinks } from '../layout/escape-typed-text.ts';

/** What a donation receipt states, and the link to its page. */
export function ReceiptDetails({ receipt, receiptUrl }: { receipt: Receipt; receiptUrl: string }) {
  const { facts, sums, statements } = formatReceipt(unlinked(receipt), receiptContent);
  return (
    <>
      <FactTable rows={facts} />
      <FactTable kind="sums" rows={sums} />
      {statements.map((statement) => (
        <Paragraph key={statement}>{statement}</Paragraph>
      ))}
      <EmailButton href={receiptUrl}>See and print the receipt</EmailButton>
    </>
  );
}

/** The email address is not verified, so text entered by the donor must not become links. */
function unlinked(receipt: Receipt): Receipt {
  const { name, place, tribute } = receipt;
  return {
    ...receipt,
    name: withoutLinks(name),
    place: withoutLinks(place),
    tribute: tribute && { ...tribute, name: withoutLinks(tribute.name) },
  };
}
