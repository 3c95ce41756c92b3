import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface SummarySectionProps {
  title: string;
  /** Set to move focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Heading and content of a summary beside the checkout form. */
export function SummarySection({ title, titleRef, children }: SummarySectionProps) {
  return (
    <Stack spacing={2.5}>
      <Typography
        variant="h4"
        component="h2"
        ref={titleRef}
        tabIndex={titleRef === undefined ? undefined : -1}
      >
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
