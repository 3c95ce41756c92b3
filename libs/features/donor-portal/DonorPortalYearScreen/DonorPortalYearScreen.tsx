import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { organization, receiptContent } from '@paniscus/content';
import { getYearStatements } from '@paniscus/domain/donor-portal';
import type { YearSummary } from '@paniscus/domain/donor-portal';
import { breakBeforeDomain, EmptyState, ErrorState, Page, ReloadButton } from '@paniscus/ui';
import { DonationTable } from '../Shared/DonationTable';
import { joinWithDots } from '../Shared/join-with-dots';
import { PrintFooter } from '../Shared/PrintFooter';
import { PrintPaper } from '../Shared/PrintPaper';

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
        <Page title="Summary not found" sign="give">
          <EmptyState
            word="question"
            title="We could not find a summary for this link."
            action={<Button href={links.findGiving}>Find my gifts</Button>}
          >
            There may be no gifts in that year, or the link may have been replaced. We can email you a new
            one.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Your year of giving" sign="give">
          <ErrorState
            title={state.message}
            message="We could not load your summary. Your gifts are not affected. Please try again."
            action={<ReloadButton variant="outlined" color="inherit" />}
          />
        </Page>
      );
    case 'ready':
      return <Ready summary={state.summary} links={links} />;
  }
}

function Ready({ summary, links }: { summary: YearSummary } & Pick<DonorPortalYearScreenProps, 'links'>) {
  const { year, name, count, gifts, total_cents: totalCents } = summary;
  const { info } = organization.mailboxes;
  return (
    <Page
      title={`Your gifts in ${year}`}
      overline={joinWithDots([name, count === 1 ? '1 gift' : `${count} gifts`])}
      width="reading"
    >
      <PrintPaper>
        <Letterhead />
        <DonationTable
          label={`Gifts in ${year}`}
          donations={gifts}
          totalCents={totalCents}
          receiptHref={links.receipt}
        />
        <Statements summary={summary} />
      </PrintPaper>
      <PrintFooter>
        {links.donorPortal === undefined ? null : (
          <>
            <Link href={links.donorPortal}>Back to all your gifts</Link>.{' '}
          </>
        )}
        Questions? Write to <Link href={`mailto:${info}`}>{breakBeforeDomain(info)}</Link>.
      </PrintFooter>
    </Page>
  );
}

function Letterhead() {
  const { legalName, taxNumber, address } = receiptContent;
  return (
    <Stack component="address" sx={{ typography: 'body2', fontStyle: 'normal' }}>
      <strong>{legalName}</strong>
      {[joinWithDots(address), `Tax number (EIN) ${taxNumber}`].map((line) => (
        <Typography key={line} component="span" variant="caption" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Stack>
  );
}

/** The name that a donor sets does not change receipts, and each gift carries the name that was entered with it. */
function describeDonor({ name, email, count, is_in_one_name: isInOneName }: YearSummary): string {
  if (isInOneName) return `${name} made ${count === 1 ? 'this gift' : 'these gifts'} online.`;
  return count === 1
    ? `This gift was made online with the email address ${email}.`
    : `These gifts were made online with the email address ${email}.`;
}

function Statements({ summary }: { summary: YearSummary }) {
  const { count, gifts } = summary;
  const texts = { ...receiptContent.statements, ...(count > 1 && receiptContent.statementsOfSeveral) };
  const statements = getYearStatements(gifts).map((statement) => texts[statement]);
  return (
    <Stack spacing={1.5}>
      {[`All amounts are in US dollars. ${describeDonor(summary)}`, ...statements].map((statement) => (
        <Typography key={statement} variant="body2">
          {statement}
        </Typography>
      ))}
    </Stack>
  );
}
