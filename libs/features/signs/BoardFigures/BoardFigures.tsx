import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signsContent } from '@paniscus/content';
import { Figure } from '@paniscus/ui';
import { LexigramList } from '../LexigramList/LexigramList';
import { findLexigrams } from '../find-lexigrams';

const { firstSigns, places, utterances } = signsContent.boards;

/** Signs that are documented on boards: the first ones by age, names of places, and two utterances. */
export function BoardFigures() {
  return (
    <>
      <Figure caption={firstSigns.caption} sx={{ mt: 2 }}>
        <Box component="dl" sx={{ display: 'grid', gap: 2.5, m: 0 }}>
          {firstSigns.rows.map(({ age, words }) => (
            <SignsAtAge key={age} age={age} words={words} />
          ))}
        </Box>
      </Figure>
      <Figure caption={places.caption} sx={{ mt: 2 }}>
        <LexigramList label={places.caption} lexigrams={findLexigrams(places.words)} />
      </Figure>
      <Figure caption={utterances.caption} sx={{ mt: 2 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
          {utterances.sentences.map((words) => (
            <LexigramList key={words.join(' ')} label={words.join(' ')} lexigrams={findLexigrams(words)} />
          ))}
        </Stack>
      </Figure>
    </>
  );
}

function SignsAtAge({ age, words }: { age: string; words: readonly string[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '11rem 1fr' },
        gap: 1.5,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {age}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <LexigramList label={age} lexigrams={findLexigrams(words)} />
      </Box>
    </Box>
  );
}
