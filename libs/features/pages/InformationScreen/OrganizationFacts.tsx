import Link from '@mui/material/Link';
import { informationContent, organization } from '@paniscus/content';
import { breakBeforeDomain, DividedDescriptionList } from '@paniscus/ui';

const { rows } = informationContent.facts;
const { mailboxes, postalAddress } = organization;
const { street, city, region, postalCode, country } = postalAddress;

/** Key facts about the organization, for donors and journalists. */
export function OrganizationFacts() {
  return (
    <DividedDescriptionList
      dense
      slotProps={{ term: { variant: 'overline', color: 'textSecondary' } }}
      items={[
        { term: rows.legalName, description: organization.legalName },
        { term: rows.taxNumber, description: organization.taxNumber },
        { term: rows.address, description: `${street}, ${city}, ${region} ${postalCode}, ${country}` },
        ...(['info', 'support', 'press'] as const).map((name) => ({
          term: rows[name],
          description: <Mailbox email={mailboxes[name]} />,
        })),
      ]}
    />
  );
}

function Mailbox({ email }: { email: string }) {
  return (
    <Link
      href={`mailto:${email}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: ({ spacing }) => spacing(3),
        overflowWrap: 'anywhere',
      }}
    >
      <span>{breakBeforeDomain(email)}</span>
    </Link>
  );
}
