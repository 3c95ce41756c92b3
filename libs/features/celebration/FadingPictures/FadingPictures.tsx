import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { celebrationContent, PICTURES } from '@paniscus/content';
import type { PictureName } from '@paniscus/content';
import { anchorFrom } from '@paniscus/domain/urls';
import { PictureElement } from '@paniscus/ui';
import { useId } from 'react';

const NAMES: readonly PictureName[] = ['fading-1', 'fading-2', 'fading-3', 'fading-4'];
/** Seconds from the start of one picture to the start of the next. */
const EACH_S = 7;

/**
 * The first picture is at the bottom of the stack. Each picture fades out after the next one covers it, so at most one
 * shows through.
 */
const fade = keyframes`
  0% { opacity: 0; }
  7%, 32% { opacity: 1; }
  40%, 100% { opacity: 0; }
`;

const Section = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& h2': typography.h2,
  '& > ul': { display: 'grid', gap: spacing(1), margin: 0, padding: 0, listStyle: 'none' },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: measures.tileRadius },
  // Side by side with reduced motion and in print.
  '& > ul > li': { minWidth: 0 },
  [`@media (min-width: ${measures.form})`]: { '& > ul': { gridTemplateColumns: '1fr 1fr' } },
  '& > label': { display: 'none' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& > ul': { gridTemplateColumns: '1fr' },
    '& > ul > li': { gridArea: '1 / 1' },
    '& > ul > li + li': {
      opacity: 0,
      animation: `${fade} ${NAMES.length * EACH_S}s ease-in-out infinite`,
    },
    ...Object.fromEntries(
      NAMES.map((_name, index) => [
        `& > ul > li:nth-of-type(${index + 1})`,
        { animationDelay: `${index * EACH_S}s` },
      ]),
    ),
    '&:has(input:checked) > ul > li': { animationPlayState: 'paused' },
    '& > label': {
      ...typography.body2,
      display: 'flex',
      alignItems: 'center',
      gap: spacing(1.5),
      justifySelf: 'start',
      minHeight: measures.touchTarget,
      color: vars.palette.text.secondary,
      cursor: 'pointer',
    },
    '& > label > input': { width: '1.25rem', height: '1.25rem', margin: 0 },
  },
  '@media print': { display: 'block', '& > ul, & > p': { marginTop: spacing(2) } },
}));

/** Four pictures that cross-fade with CSS only and can be paused, with a link to the title page. */
export function FadingPictures({ titleHref }: { titleHref: string }) {
  const id = useId();
  const { title, hold, alone } = celebrationContent.pictures;
  return (
    <Section id={anchorFrom(title)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {NAMES.map((name) => (
          <li key={name}>
            <PictureElement picture={PICTURES[name]} sizes="(min-width: 75rem) 72rem, 92vw" />
          </li>
        ))}
      </ul>
      <label>
        <input type="checkbox" role="switch" autoComplete="off" />
        {hold}
      </label>
      <p>
        <a href={titleHref}>{alone}</a>
      </p>
    </Section>
  );
}
