import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Publication } from '@paniscus/domain/bibliography';
import { Suspense } from 'react';
import type { BibliographyLinks } from '../bibliography.links';
import { buildCatalogSections } from './catalog-sections.rules';
import { PublicationEntry } from './PublicationEntry';
import { YearNav } from './YearNav';

const Columns = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2, 7),
  [breakpoints.up('md')]: {
    gridTemplateColumns: '9.5rem minmax(0, 1fr)',
    alignItems: 'start',
  },
}));

interface CatalogSectionsProps {
  found: readonly Publication[];
  links: BibliographyLinks;
}

/** Publications grouped by decade, with a navigation beside them. Each section hydrates on its own. */
export function CatalogSections({ found, links }: CatalogSectionsProps) {
  const sections = buildCatalogSections(found);
  return (
    <Columns>
      <YearNav sections={sections} />
      <div>
        {sections.map(({ id, label, publications }, index) => (
          <Suspense key={id} fallback={null}>
            <Box component="section" aria-labelledby={id} sx={{ mt: index === 0 ? 0 : 6 }}>
              {/* The link to the years moves the focus here. */}
              <Typography variant="h2" id={id} tabIndex={-1} sx={{ pt: 1, pb: 2.5 }}>
                {label}
              </Typography>
              {publications.map((publication) => (
                <PublicationEntry key={publication.id} publication={publication} links={links} />
              ))}
            </Box>
          </Suspense>
        ))}
      </div>
    </Columns>
  );
}
