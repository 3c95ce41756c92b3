import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { BoardColumns, BoardSign } from './board.types';
import { BoardKey } from './BoardKey';
import { Grid } from './board.styles';
import { nextPlace } from './next-place';
import { useBoardColumns } from './use-board-columns';
import { useFingers } from './use-fingers';

interface LexigramBoardProps {
  /** The name of the panel. */
  name: string;
  /** 128 places, row by row of 16; `null` is an empty one. */
  places: readonly (BoardSign | null)[];
  /** A key was pressed; `sign` is `null` on an empty place. */
  onPress: (sign: BoardSign | null, place: number) => void;
  /** A finger or a mouse button is down on a key; it may yet slip away. */
  onApproach?: (sign: BoardSign) => void;
  /** Where a typed letter leads from a place; `null` leads nowhere. */
  onType?: (key: string, from: number) => number | null;
  /** The key that was pressed last. */
  pressedKey?: string | null;
  /** The key that sounds now. */
  soundingKey?: string | null;
  /** Half as many columns; the board grows beyond the window. */
  hasLargeKeys?: boolean;
  hasHighContrast?: boolean;
  /** Whether words stand below the signs where there is room. */
  hasWords?: boolean;
  /** What an empty place is called, before its number. */
  emptyName?: string;
}

const lines = Array.from({ length: 8 }, (_, line) => line);
const halves = [0, 1];
const typedNowhere = () => null;

const formatPlace = (target: EventTarget): number | null => {
  const place =
    target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  return place === undefined ? null : Number(place);
};

/** A row to a screen reader where the eye sees one; elsewhere only a fold in the tree. */
const rowAt = (isRow: boolean, firstPlace: number, columns: BoardColumns) =>
  isRow
    ? ({ role: 'row', 'aria-rowindex': firstPlace / columns + 1 } as const)
    : ({ role: 'presentation' } as const);

/**
 * A board of 8 by 16 keys, one tab stop in all. A narrow window folds each row into two lines, and large keys fold it
 * once more: nothing is drawn anew then, only what counts as a row.
 */
export function LexigramBoard(props: LexigramBoardProps) {
  const { name, places, onPress, onApproach, pressedKey = null, soundingKey = null } = props;
  const { hasLargeKeys = false, hasHighContrast = false, hasWords = true, emptyName = 'Empty place' } = props;
  const { onType = typedNowhere } = props;
  const columns = useBoardColumns(hasLargeKeys);
  const [tabStop, setTabStop] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  const press = (place: number) => onPress(places[place] ?? null, place);
  const { isEcho, ...fingers } = useFingers({ formatPlace, press });
  const onClick = (event: MouseEvent) => {
    const place = formatPlace(event.target);
    if (place !== null && !isEcho(place, event.timeStamp)) press(place);
  };
  const onPointerDown = (event: PointerEvent) => {
    fingers.onPointerDown(event);
    const sign = places[formatPlace(event.target) ?? -1] ?? null;
    if (sign !== null) onApproach?.(sign);
  };
  const onFocus = (event: FocusEvent) => setTabStop(formatPlace(event.target) ?? tabStop);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = formatPlace(event.target);
    if (place === null || event.altKey || event.metaKey) return;
    const { key, ctrlKey: isControl } = event;
    const next = nextPlace(place, { key, isControl }, columns) ?? (isControl ? null : onType(key, place));
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };

  const keyAt = (place: number) => {
    const sign = places[place] ?? null;
    return (
      <BoardKey
        key={place}
        place={place}
        column={(place % columns) + 1}
        sign={sign}
        isTabStop={place === tabStop}
        isPressed={sign !== null && sign.key === pressedKey}
        isSounding={sign !== null && sign.key === soundingKey}
        emptyName={emptyName}
      />
    );
  };
  const keysFrom = (first: number) => [0, 1, 2, 3].map((step) => keyAt(first + step));

  return (
    <Grid
      ref={grid}
      role="grid"
      aria-label={name}
      aria-rowcount={128 / columns}
      aria-colcount={columns}
      data-large={hasLargeKeys ? '' : undefined}
      data-contrast={hasHighContrast ? '' : undefined}
      data-wordless={hasWords ? undefined : ''}
      {...fingers}
      onClick={onClick}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {lines.map((line) => (
        <div key={line} {...rowAt(columns === 16, line * 16, columns)}>
          {halves.map((half) => (
            <div key={half} {...rowAt(columns === 8, line * 16 + half * 8, columns)}>
              {halves.map((quarter) => {
                const first = line * 16 + half * 8 + quarter * 4;
                return (
                  <div key={quarter} {...rowAt(columns === 4, first, columns)}>
                    {keysFrom(first)}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      ))}
    </Grid>
  );
}
