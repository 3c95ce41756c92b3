import { styled } from '@mui/material/styles';
import { informationContent, organization } from '@paniscus/content';

const { rows } = informationContent.facts;
const { street, city, region, postalCode, country } = organization.postalAddress;

const Rows = styled('dl')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: spacing(0.25, 3),
    alignItems: 'baseline',
    paddingBlock: spacing(1.5),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    '@media (min-width: 40rem)': { gridTemplateColumns: 'minmax(9rem, 2fr) 5fr' },
  },
  '& dt': { ...typography.overline, color: vars.palette.text.secondary },
}));

const Mailbox = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.spacing(3),
}));

/** Key facts about the organization, for donors and journalists. */
export function FactCard() {
  return (
    <Rows>
      <div>
        <dt>{rows.legalName}</dt>
        <dd>{organization.legalName}</dd>
      </div>
      <div>
        <dt>{rows.taxNumber}</dt>
        <dd>{organization.taxNumber}</dd>
      </div>
      <div>
        <dt>{rows.address}</dt>
        <dd>
          {street}, {city}, {region} {postalCode}, {country}
        </dd>
      </div>
      {(['info', 'support', 'press'] as const).map((name) => (
        <div key={name}>
          <dt>{rows[name]}</dt>
          <dd>
            <Mailbox href={`mailto:${organization.mailboxes[name]}`}>{organization.mailboxes[name]}</Mailbox>
          </dd>
        </div>
      ))}
    </Rows>
  );
}
