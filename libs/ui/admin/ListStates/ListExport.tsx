import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { StackProps } from '@mui/material/Stack';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';
import { isFollowedHere } from '../../feedback/is-followed-here';
import { useListRequests } from './list-result';
import { ListFooter } from './ListStates';

export type ExportState = 'ready' | 'processing' | 'failed';

interface ListExportProps extends Omit<StackProps, 'children'> {
  /** Progress of the download. */
  exportState: ExportState;
  /** Downloads the filtered list; a plain link could not carry the authentication. */
  onExport: () => void;
  /** Link to the next page; undefined on the last one. */
  olderHref: string | undefined;
  /** Label of that link: 'Older orders'. */
  olderLabel: string;
}

/** Footer of a list that can be downloaded. A failed download is reported here, and the list stays. */
export function ListExport(props: ListExportProps) {
  const { exportState, onExport, olderHref, olderLabel, ...footer } = props;
  const { request } = useListRequests();
  return (
    <>
      {exportState === 'failed' ? (
        <Alert severity="error">The file could not be downloaded. Please try again.</Alert>
      ) : null}
      <ListFooter {...footer}>
        <SubmitButton
          type="button"
          variant="outlined"
          color="inherit"
          onClick={onExport}
          loading={exportState === 'processing'}
        >
          Download as CSV
        </SubmitButton>
        {olderHref === undefined ? null : (
          <Button
            href={olderHref}
            onClick={(event) => isFollowedHere(event) && request()}
            variant="outlined"
            color="inherit"
          >
            {olderLabel}
          </Button>
        )}
      </ListFooter>
    </>
  );
}
