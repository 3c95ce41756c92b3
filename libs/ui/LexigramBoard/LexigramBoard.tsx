import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { BoardColumns, BoardSign } from './board.types';
import { BoardKey } from './BoardKey';
import { Grid } from './board.styles';
import { nextPlace } from './next-place';
import { useBoardColumns } from './use-board-columns';
import { useFingers } from './use-fingers';

interface LexigramBoardProps {
  name: string;
  /** 128 cells in rows of 16; `null` is an empty cell. */
  places: readonly (BoardSign | null)[];
  /** `sign` is `null` for an empty cell. */
  onPress: (sign: BoardSign | null, place: number) => void;
  /** Pointer down on a key; the press may still be canceled. */
  onApproach?: (sign: BoardSign) => void;
  /** Returns the index that a typed letter moves the focus to, or `null` for no match. */
  onType?: (key: string, from: number) => number | null;
  pressedKey?: string | null;
  soundingKey?: string | null;
  /** Halves the number of columns; the board may become taller than the window. */
  hasLargeKeys?: boolean;
  hasHighContrast?: boolean;
  hasWords?: boolean;
  /** Label of an empty cell, before its number. */
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

/** `role="row"` on the nesting level that matches the visible rows; `presentation` on the others. */
const rowAt = (isRow: boolean, firstPlace: number, columns: BoardColumns) =>
  isRow
    ? ({ role: 'row', 'aria-rowindex': firstPlace / columns + 1 } as const)
    : ({ role: 'presentation' } as const);

/**
 * Board of 8 by 16 keys with a single tab stop. Narrow windows fold each row into two, large keys fold it once more:
 * the DOM stays the same, only the row roles change.
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
