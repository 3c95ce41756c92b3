import { Global } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { ClipboardButton, PrintButton } from '@paniscus/ui';
import { createPortal } from 'react-dom';
import { FocusedHeading } from './FocusedHeading';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDownload: () => void;
  onSaved: () => void;
}

const LIST_ID = 'recovery-codes';
const PRINT_ID = 'recovery-codes-print-view';

/** Prints only the codes. */
const printOnlyCodes = {
  '@media print': { [`body > *:not(#${PRINT_ID})`]: { display: 'none !important' } },
  '@media screen': { [`body > #${PRINT_ID}`]: { display: 'none' } },
} as const;

/** The recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onDownload, onSaved }: RecoveryCodesProps) {
  return (
    <>
      <FocusedHeading>Save your recovery codes</FocusedHeading>
      <Alert severity="success" role="status">
        Two-step sign-in is on.
      </Alert>
      <Typography variant="body2">
        If you lose your phone, sign in with one of these codes. Each works once. We cannot show them again,
        so save them now, somewhere other than your phone.
      </Typography>
      <CodeList id={LIST_ID} codes={codes} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ClipboardButton from={LIST_ID}>Copy</ClipboardButton>
        <Button variant="outlined" color="inherit" onClick={onDownload}>
          Download
        </Button>
        <PrintButton>Print</PrintButton>
      </Stack>
      <Button onClick={onSaved}>I have saved the codes</Button>
      {createPortal(<PrintView codes={codes} />, document.body)}
    </>
  );
}

function PrintView({ codes }: { codes: readonly string[] }) {
  return (
    <Box id={PRINT_ID} component="article">
      <Global styles={printOnlyCodes} />
      <Typography variant="h4" component="p">{`Recovery codes for ${organization.name}`}</Typography>
      <CodeList codes={codes} />
    </Box>
  );
}

/** The line breaks are for copying the list as text. */
function CodeList({ id, codes }: { id?: string; codes: readonly string[] }) {
  return (
    <List
      id={id}
      component="ol"
      aria-label="Recovery codes"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, max-content)' },
        gap: ({ spacing }) => spacing(0.5, 4),
        typography: 'body2',
        fontFamily: ({ families }) => families.mono,
      }}
    >
      {codes.map((code) => (
        <li key={code}>{`${code}\n`}</li>
      ))}
    </List>
  );
}
