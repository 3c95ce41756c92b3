import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PersonalData } from '@paniscus/domain/personal-data';
import { DescriptionList, RecordSection } from '@paniscus/ui';
import { BlockerList } from './BlockerList';
import { EraseForm } from './EraseForm';
import type { PersonalDataLinks, PersonalDataState } from './personal-data-screen.types';
import { summarizeData } from './summarize-data';

interface FoundDataProps {
  state: Extract<PersonalDataState, { data: PersonalData }>;
  links: PersonalDataLinks;
  onDownload: () => void;
  onErase: (confirmation: string) => void;
}

/** What is held about a person, with the ways to send it to them and to erase it. */
export function FoundData({ state, links, onDownload, onErase }: FoundDataProps) {
  const { data } = state;
  return (
    <>
      <RecordSection title={`What we hold about ${data.email}`}>
        <DescriptionList items={summarizeData(data)} />
        <Button variant="outlined" color="inherit" onClick={onDownload} sx={{ mt: 3 }}>
          Download everything as a file
        </Button>
      </RecordSection>
      <RecordSection title="Erase it">
        <Typography variant="body2" sx={{ mb: 3 }}>
          Names, addresses, emails and messages are erased permanently, including on the memory wall. Amounts,
          dates, receipt and order numbers, country and state stay, because bookkeeping needs them.
        </Typography>
        {state.kind === 'refused' ? (
          <Alert severity="error" sx={{ mb: 3 }}>
            {state.message}
          </Alert>
        ) : null}
        {data.blockers.length > 0 ? (
          <BlockerList blockers={data.blockers} links={links} />
        ) : (
          <EraseForm email={data.email} isErasing={state.kind === 'erasing'} onErase={onErase} />
        )}
      </RecordSection>
    </>
  );
}
