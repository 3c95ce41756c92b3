import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PolicySection } from '@paniscus/content';
import type { ReactNode } from 'react';
import { TextWithMailLink } from './TextWithMailLink';

interface PolicyTextProps {
  section: PolicySection;
  number: number;
  children: ReactNode;
}

/** A numbered section of the policy. */
export function PolicyText({ section, number, children }: PolicyTextProps) {
  const { anchor, title, paragraphs, points = [], after = [] } = section;
  return (
    <Stack component="section" aria-labelledby={anchor} sx={{ gap: 2 }}>
      {/* The link in the contents moves the focus here. */}
      <Typography component="h2" variant="h3" id={anchor} tabIndex={-1}>
        {number}. {title}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>
          <TextWithMailLink text={paragraph} />
        </Typography>
      ))}
      {points.length === 0 ? null : (
        <Stack component="ul" sx={{ gap: 1, m: 0, pl: '1.25em' }}>
          {points.map((point) => (
            <Typography key={point} component="li">
              {point}
            </Typography>
          ))}
        </Stack>
      )}
      {after.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {children}
    </Stack>
  );
}
