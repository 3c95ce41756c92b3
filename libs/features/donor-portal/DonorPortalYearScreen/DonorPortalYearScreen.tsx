import { organization, receiptContent } from '@paniscus/content';
import { getYearStatements } from '@paniscus/domain/donor-portal';
import type { YearSummary } from '@paniscus/domain/donor-portal';
import { Button, EmptyState, ErrorState, Page, PrintButton } from '@paniscus/ui';
import { DonationTable } from '../Shared/DonationTable';
import { BelowSheet } from '../Shared/print-layout';
import { YearPrintView } from './YearPrintView';

export type DonorPortalYearState =
  | { kind: 'ready'; summary: YearSummary }
  /** The link is invalid, or there were no donations in that year. */
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

interface DonorPortalYearScreenProps {
  state: DonorPortalYearState;
  links: {
    /** URL of the donor portal; undefined when the link is invalid. */
    donorPortal?: string;
    findGiving: string;
    receipt: (token: string) => string;
  };
}

/** Annual summary of all donations on one printable page, for tax returns. */
export function DonorPortalYearScreen({ state, links }: DonorPortalYearScreenProps) {
  switch (state.kind) {
    case 'notFound':
      return (
        <Page title="Summary not found" mark="give">
          <EmptyState
            word="question"
            title="There is no summary behind this link."
            action={<Button href={links.findGiving}>Find my gifts</Button>}
          >
            Nothing was given in that year, or the link has been made invalid. We send you one that works.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Your year of giving" mark="give">
          <ErrorState
            title={state.message}
            message="Your gifts are safe; their summary could not be shown just now."
            action={
              <Button href="" look="plain">
                Try again
              </Button>
            }
          />
        </Page>
      );
    case 'ready':
      return <Ready summary={state.summary} links={links} />;
  }
}

function Ready({ summary, links }: { summary: YearSummary } & Pick<DonorPortalYearScreenProps, 'links'>) {
  const { year, name, count, gifts, total_cents: totalCents } = summary;
  const statements = getYearStatements(gifts).map((statement) => receiptContent.statements[statement]);
  const { info } = organization.mailboxes;
  return (
    <Page
      title={`Your gifts of ${year}`}
      label={`${name} · ${count === 1 ? '1 gift' : `${count} gifts`}`}
      width="reading"
    >
      <YearPrintView>
        <Letterhead />
        <DonationTable
          label={`Gifts of ${year}`}
          gifts={gifts}
          totalCents={totalCents}
          receiptHref={links.receipt}
        />
        <div>
          <p>{`All amounts are in US dollars, given by card by ${name}.`}</p>
          {statements.map((statement) => (
            <p key={statement}>{statement}</p>
          ))}
        </div>
      </YearPrintView>
      <BelowSheet>
        <PrintButton>Print</PrintButton>
        <p>
          {links.donorPortal === undefined ? null : (
            <>
              <a href={links.donorPortal}>Back to all your gifts</a>.{' '}
            </>
          )}
          Questions? Write to <a href={`mailto:${info}`}>{info}</a>.
        </p>
      </BelowSheet>
    </Page>
  );
}

function Letterhead() {
  const { legalName, taxNumber, address } = receiptContent;
  return (
    <address>
      <strong>{legalName}</strong>
      <span>{address.join(' · ')}</span>
      <span>{`Tax number (EIN) ${taxNumber}`}</span>
    </address>
  );
}
