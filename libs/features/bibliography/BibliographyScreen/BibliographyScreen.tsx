import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { bibliographyContent } from '@paniscus/content';
import { Page, PrintButton } from '@paniscus/ui';
import type { ReactNode } from 'react';

interface BibliographyScreenProps {
  /** Filter form and list of publications. */
  catalog: ReactNode;
}

export function BibliographyScreen({ catalog }: BibliographyScreenProps) {
  const { title, lead, label, note } = bibliographyContent;
  return (
    <Page title={title} lead={lead} overline={label} sign="question" width="wide">
      {catalog}
      <Stack
        sx={{
          gap: 2,
          alignItems: 'flex-start',
          maxWidth: ({ layout }) => layout.readingWidth,
          mt: 6,
          pt: 3,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
        <PrintButton>Print list</PrintButton>
      </Stack>
    </Page>
  );
}
