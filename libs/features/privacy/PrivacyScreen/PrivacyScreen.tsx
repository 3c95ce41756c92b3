import { styled } from '@mui/material/styles';
import { STORED_DATA_ANCHOR, storedInBrowser, privacyPolicy } from '@paniscus/content';
import type { PolicySection } from '@paniscus/content';
import { Page } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { StoredItemList } from '../StoredItemList/StoredItemList';
import { Statistics } from '../Statistics/Statistics';
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

interface PrivacyScreenProps {
  countingHost?: string;
}

export function PrivacyScreen({ countingHost }: PrivacyScreenProps) {
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
            {sections.map((section) => (
              <li key={section.anchor}>
                <a href={`#${section.anchor}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section, index) => (
            <Section key={section.anchor} section={section} number={index + 1}>
              {section.anchor === STORED_DATA_ANCHOR ? <InThisBrowser countingHost={countingHost} /> : null}
            </Section>
          ))}
        </div>
      </Policy>
    </Page>
  );
}

function InThisBrowser({ countingHost }: PrivacyScreenProps) {
  return (
    <>
      <StoredItemList
        items={storedInBrowser.filter(
          ({ isStatistics = false }) => !isStatistics || countingHost !== undefined,
        )}
      />
      <Statistics host={countingHost} />
    </>
  );
}

type SectionProps = { section: PolicySection; number: number; children: ReactNode };

function Section({ section, number, children }: SectionProps) {
  const { anchor, title, paragraphs, points = [], after = [] } = section;
  return (
    <section id={anchor}>
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
      {after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </section>
  );
}
