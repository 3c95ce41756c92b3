import Alert from '@mui/material/Alert';
import type { Erasure, PersonalData } from '@paniscus/domain/personal-data';
import { ListLayout, Page, ProcessingBackdrop, VisuallyHidden } from '@paniscus/ui';
import { ErasedNotice } from './ErasedNotice';
import { FindForm } from './FindForm';
import { FoundData } from './FoundData';
import type { PersonalDataLinks, PersonalDataState } from './personal-data-screen.types';

interface PersonalDataScreenProps {
  state: PersonalDataState;
  onFind: (email: string) => void;
  /** Saves everything that was found as a file. */
  onDownload: (data: PersonalData) => void;
  /** Called with the confirmed email address whose data is to be erased. */
  onErase: (erasure: Erasure) => void;
  links: PersonalDataLinks;
}

/** Answers requests of people to see or to erase what is held about them; for administrators. */
export function PersonalDataScreen({ onFind, ...props }: PersonalDataScreenProps) {
  const { state } = props;
  const { kind } = state;
  return (
    <Page
      title="Personal data"
      lead="Respond to people who ask what information we have about them, or who ask us to erase it."
      sign="hide"
    >
      <ListLayout>
        <VisuallyHidden role="status">
          {state.kind === 'found' ? `We hold data about ${state.data.email}.` : null}
        </VisuallyHidden>
        <FindForm isProcessing={kind === 'processing'} onFind={onFind} />
        <Result {...props} />
        <ProcessingBackdrop open={kind === 'processing' || kind === 'erasing'} label="Processing..." />
      </ListLayout>
    </Page>
  );
}

function Result({ state, onDownload, onErase, links }: Omit<PersonalDataScreenProps, 'onFind'>) {
  switch (state.kind) {
    case 'idle':
    case 'processing':
      return null;
    case 'failed':
      return <Alert severity="error">{state.message}</Alert>;
    case 'empty':
      return (
        <Alert severity="info" role="status">
          We have no data about {state.email}. People sometimes use another address to give or buy. Ask for
          it.
        </Alert>
      );
    case 'erased':
      return <ErasedNotice data={state.data} />;
    default:
      return (
        <FoundData
          // A new search begins with an empty confirmation.
          key={state.data.email}
          state={state}
          links={links}
          onDownload={() => onDownload(state.data)}
          onErase={(confirmation) => onErase({ email: state.data.email, confirmation })}
        />
      );
  }
}
