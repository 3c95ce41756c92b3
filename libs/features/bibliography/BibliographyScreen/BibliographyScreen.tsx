import { styled } from '@mui/material/styles';
import { bibliographyContent } from '@paniscus/content';
import { Page, PrintButton } from '@paniscus/ui';
import type { ReactNode } from 'react';

interface BibliographyScreenProps {
  /** Filter form and list of publications. */
  catalog: ReactNode;
}

const Note = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  maxWidth: measures.reading,
  marginTop: spacing(6),
  paddingTop: spacing(3),
  color: vars.palette.text.secondary,
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
}));

export function BibliographyScreen({ catalog }: BibliographyScreenProps) {
  const { title, lead, label, note } = bibliographyContent;
  return (
    <Page title={title} lead={lead} label={label} mark="question" width="wide">
      {catalog}
      <Note>
        <p>{note}</p>
        <PrintButton>Print the list</PrintButton>
      </Note>
    </Page>
  );
}
