import { signsContent } from '@paniscus/content';
import { ElementFigure } from '../../../../libs/features/signs/ElementFigure/ElementFigure';
import { ClassFigure } from '../../../../libs/features/signs/ClassFigure/ClassFigure';
import { StepFigure } from '../../../../libs/features/signs/StepFigure/StepFigure';
import { findLexigrams } from '../../../../libs/features/signs/find-lexigrams';
import { SITE_SIGNS } from '@paniscus/lexigrams';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '@paniscus/ui';
import type { ReactNode } from 'react';
import styles from './foundations.module.css';

const Live = ({ children }: { children: ReactNode }) => <div className="sb-unstyled">{children}</div>;

/** The signs that the site uses outside the keyboard, with their words. */
export const SiteSigns = () => (
  <Live>
    <ul className={`${styles.grid} ${styles.narrow}`}>
      {(Object.keys(SITE_SIGNS) as SiteWord[]).map((word) => (
        <li key={word} className={styles.cell}>
          <LexigramTile word={word} isDecorative />
          {word}
          <code>{SITE_SIGNS[word].sign}</code>
        </li>
      ))}
    </ul>
  </Live>
);

/** The nine elements, drawn. */
export const Elements = () => (
  <Live>
    <ElementFigure />
  </Live>
);

/** From the first element to the complete sign. */
export const Steps = () => (
  <Live>
    <StepFigure lexigrams={findLexigrams(signsContent.steps.words)} />
  </Live>
);

/** The word classes with their colors and examples. */
export const Classes = () => (
  <Live>
    <ClassFigure />
  </Live>
);
