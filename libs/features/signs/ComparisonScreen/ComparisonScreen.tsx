import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { comparisonContent } from '@paniscus/content';
import { Chapter, Page, PageBreadcrumbs } from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';
import { ComparisonTable } from './ComparisonTable';

interface ComparisonScreenProps {
  links: { keyboard: string };
  breadcrumbs: readonly BreadcrumbItem[];
}

/** Page that compares the keyboard with two programs that people use to speak. */
export function ComparisonScreen({ links, breadcrumbs }: ComparisonScreenProps) {
  const { title, lead, sign, note, features, choice, lock, sources } = comparisonContent;
  return (
    <Page
      title={title}
      lead={lead}
      sign={sign}
      width="wide"
      breadcrumbs={<PageBreadcrumbs items={breadcrumbs} />}
    >
      <Box sx={{ display: 'grid', gap: (theme) => theme.layout.section }}>
        <Chapter title={choice.title} sx={{ pt: 0, borderTop: 0 }}>
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, pl: 3 }}>
            {choice.points.map(({ program, text }) => (
              <li key={program}>
                <strong>{program}</strong> {text}
              </li>
            ))}
          </Box>
          <Button href={links.keyboard} variant="outlined" color="inherit" sx={{ justifySelf: 'start' }}>
            Try the keyboard
          </Button>
        </Chapter>
        <Chapter title={features.title}>
          <Typography>{note}</Typography>
        </Chapter>
        <ComparisonTable label={features.title} rows={features.rows} />
        <Chapter title={lock.title}>
          <Typography>{lock.text}</Typography>
        </Chapter>
        <Chapter title={sources.title}>
          <SourceList works={sources.works} />
        </Chapter>
      </Box>
    </Page>
  );
}

interface SourceListProps {
  works: readonly { label: string; href: string }[];
}

function SourceList({ works }: SourceListProps) {
  return (
    <Box component="ol" sx={{ typography: 'body2', display: 'grid', gap: 1, m: 0, p: 0, pl: 4 }}>
      {works.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} rel="noopener noreferrer">
            {label}
          </Link>
        </li>
      ))}
    </Box>
  );
}
