import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lexigramClasses } from '@paniscus/content';
import type { LexigramClass } from '@paniscus/lexigrams';
import type { ElementType } from 'react';
import { LexigramList } from '../LexigramList/LexigramList';
import { findLexigrams } from '../find-lexigrams';

interface ClassItemProps {
  component?: ElementType;
  lexigramClass: LexigramClass;
}

/** Row with a bar in the color of the class. */
const ClassItem = styled(Box, { shouldForwardProp: (name) => name !== 'lexigramClass' })<ClassItemProps>(
  ({ theme: { layout, spacing, vars }, lexigramClass }) => ({
    display: 'grid',
    gap: spacing(2),
    padding: spacing(2.5, 0, 2.5, 3),
    borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
    borderLeft: `${spacing(1)} solid ${vars.palette.lexigram[lexigramClass].tile}`,
    breakInside: 'avoid',
    printColorAdjust: 'exact',
  }),
);

/** The word classes with their colors and example signs. */
export function ClassFigure() {
  return (
    <List role="list" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {lexigramClasses.map(({ id, name, about, examples }) => (
        <ClassItem component="li" key={id} lexigramClass={id}>
          <div>
            <Typography variant="h4" component="h3">
              {name}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {about}
            </Typography>
          </div>
          <LexigramList label={name} lexigrams={findLexigrams(examples)} />
        </ClassItem>
      ))}
    </List>
  );
}
