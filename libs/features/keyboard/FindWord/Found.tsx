import { styled } from '@mui/material/styles';
import type { BoardId, WordPosition } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';

interface FoundProps {
  found: readonly WordPosition[];
  columns: number;
  boardNames: Readonly<Record<BoardId, string>>;
  onGo: (place: WordPosition) => void;
}

const List = styled('ul')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    ...typography.body1,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: spacing(1.5),
    width: '100%',
    minHeight: measures.control,
    padding: spacing(0.5, 1.5),
    textAlign: 'start',
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
    '&:hover': { backgroundColor: vars.palette.ground },
  },
  '& [data-part="where"]': { ...typography.body2, color: vars.palette.text.secondary },
}));

/** Describes a position as displayed: row and column. */
const describePosition = (place: number, columns: number) =>
  `line ${Math.floor(place / columns) + 1}, place ${(place % columns) + 1}`;

export function Found({ found, columns, boardNames, onGo }: FoundProps) {
  return (
    <List aria-label="Found words">
      {found.map((place) => {
        const lexigram = findLexigram(place.key);
        return (
          <li key={`${place.board}-${place.place}`}>
            <button type="button" onClick={() => onGo(place)}>
              {lexigram === undefined ? (
                <span />
              ) : (
                <SignTile
                  sign={lexigram.sign}
                  lexigramClass={lexigram.lexigramClass}
                  size="small"
                  isDecorative
                />
              )}
              <span>{place.word}</span>
              <span data-part="where">
                {boardNames[place.board]}, {describePosition(place.place, columns)}
              </span>
            </button>
          </li>
        );
      })}
    </List>
  );
}
