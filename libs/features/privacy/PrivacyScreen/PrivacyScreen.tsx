import { styled } from '@mui/material/styles';
import { privacyPolicy } from '@paniscus/content';
import type { PolicySection } from '@paniscus/content';
import { Page } from '@paniscus/ui';
import { WithMail } from './WithMail';

const { title, lead, effectiveOn, sections } = privacyPolicy;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const Policy = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: measures.section,
  alignItems: 'start',
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: '4fr 8fr',
    columnGap: spacing(6),
    '& > nav': { position: 'sticky', top: '6.5rem' },
  },
  '& > nav > h2': { ...typography.overline, color: vars.palette.text.secondary },
  '& > nav > ol': { margin: spacing(1, 0, 0), padding: 0, paddingLeft: '1.9em' },
  '& > nav li': { ...typography.body2, paddingBlock: spacing(0.75) },
  '& > nav li::marker': { color: vars.palette.text.secondary },
  '& > nav a:not(:hover)': { textDecorationColor: vars.palette.line.edge },
  '& > div': { display: 'grid', gap: spacing(6), maxWidth: measures.reading },
  '& section': { display: 'grid', gap: spacing(2) },
  '& section > h2': typography.h3,
  '& section > ul': { display: 'grid', gap: spacing(1), margin: 0, paddingLeft: '1.25em' },
}));

/** The address of a section within the page, from its number. */
const anchorOf = (number: number) => `section-${number}`;

export function PrivacyScreen() {
  return (
    <Page
      title={title}
      lead={lead}
      mark="hand"
      label={
        <span>
          As of <time dateTime={effectiveOn}>{day.format(new Date(effectiveOn))}</time>
        </span>
      }
      width="wide"
    >
      <Policy>
        <nav aria-labelledby="policy-contents">
          <h2 id="policy-contents">Contents</h2>
          <ol>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${anchorOf(index + 1)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section, index) => (
            <Section key={section.title} section={section} number={index + 1} />
          ))}
        </div>
      </Policy>
    </Page>
  );
}

function Section({ section, number }: { section: PolicySection; number: number }) {
  const { title, paragraphs, points = [] } = section;
  return (
    <section id={anchorOf(number)}>
      <h2>
        {number}. {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithMail text={paragraph} />
        </p>
      ))}
      {points.length === 0 ? null : (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
