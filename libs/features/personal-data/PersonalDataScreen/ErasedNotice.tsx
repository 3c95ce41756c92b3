import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { PersonalData } from '@paniscus/domain/personal-data';

const PROVIDERS: Record<PersonalData['provider_records'][number]['provider'], string> = {
  stripe: 'Stripe, customer',
  printify: 'Printify, order',
};

/** Confirms an erasure, and lists what staff have to erase at other companies. */
export function ErasedNotice({ data }: { data: PersonalData }) {
  const { provider_records: records } = data;
  return (
    <Alert severity="success" role="status">
      <AlertTitle>We erased everything about {data.email} from this site.</AlertTitle>
      {records.length === 0 ? (
        'Backups keep it until they expire; see the operations guide.'
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
