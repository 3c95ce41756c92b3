import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { PersonalData } from '@paniscus/domain/personal-data';

const PROVIDERS: Record<PersonalData['provider_records'][number]['provider'], string> = {
  stripe: 'Stripe, customer',
  printify: 'Printify, order',
};

/** Whether records stay without the person, because bookkeeping needs them. */
const hasBookkeeping = ({ donations, recurring_donations: recurring, orders }: PersonalData) =>
  donations.length + recurring.length + orders.length > 0;

/** Confirms an erasure, says what stays, and lists what staff have to erase at other companies. */
export function ErasedNotice({ data }: { data: PersonalData }) {
  const { provider_records: records } = data;
  return (
    <Alert severity="success" role="status">
      <AlertTitle>We erased the personal data of {data.email} from this site.</AlertTitle>
      {hasBookkeeping(data) ? (
        <Box component="p" sx={{ mt: 0, mb: 1 }}>
          Amounts, dates, receipt and order numbers, country and state stay, because bookkeeping needs them.
        </Box>
      ) : null}
      {records.length === 0 ? (
        'Backups keep the personal data until they expire; see the operations guide.'
      ) : (
        <>
          These records are at other companies. Erase them in their dashboards, and note these numbers now:
          <Box component="ul" sx={{ my: 1, pl: 3 }}>
            {records.map(({ provider, id }) => (
              <li key={`${provider} ${id}`}>{`${PROVIDERS[provider]} ${id}`}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
