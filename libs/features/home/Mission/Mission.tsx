import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { useId } from 'react';
import { SignBoard } from '../SignBoard/SignBoard';

const Section = styled('section')(({ theme: { measures, spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(5, 8),
  alignItems: 'center',
  [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: '1fr 1fr' },
  '& > div:first-of-type': { display: 'grid', gap: spacing(2.5), justifyItems: 'start' },
  '& h2': typography.h2,
}));

export function Mission({ signsHref }: { signsHref: string }) {
  const id = useId();
  const { title, paragraphs, more } = homeContent.mission;
  return (
    <Section aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a href={signsHref}>{more}</a>
      </div>
      <SignBoard />
    </Section>
  );
}
