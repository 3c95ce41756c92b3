import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { BoardColumns, BoardSign } from './board.types';
import { BoardKey } from './BoardKey';
import { BoardRows } from './BoardRows';
import { Grid } from './board.styles';
import { nextCell } from './next-cell';
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

const typedNowhere = () => null;

const formatPlace = (target: EventTarget): number | null => {
  const place =
    target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  return place === undefined ? null : Number(place);
};

type PressProps = Pick<LexigramBoardProps, 'places' | 'onPress' | 'onApproach'>;

/** Presses by click and by touch, and the approach of a pointer before them. */
function useKeyPress({ places, onPress, onApproach }: PressProps) {
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
  return { ...fingers, onClick, onPointerDown };
}

/** Roving tab stop: arrow keys and typed letters move the focus, and the tab stop follows it. */
function useTabStop(columns: BoardColumns, onType: LexigramBoardProps['onType'] = typedNowhere) {
  const [tabStop, setTabStop] = useState(0);
  const onFocus = (event: FocusEvent) => setTabStop(formatPlace(event.target) ?? tabStop);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = formatPlace(event.target);
    if (place === null || event.altKey || event.metaKey) return;
    const { key, ctrlKey: isControl } = event;
    const next = nextCell(place, { key, isControl }, columns) ?? (isControl ? null : onType(key, place));
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  return { tabStop, onFocus, onKeyDown };
}

/**
 * Board of 8 by 16 keys with a single tab stop. Narrow windows fold each row into two, large keys fold it once more:
 * the DOM stays the same, only the row roles change.
 */
export function LexigramBoard(props: LexigramBoardProps) {
  const { name, places, onType, pressedKey = null, soundingKey = null } = props;
  const { hasLargeKeys = false, hasHighContrast = false, hasWords = true, emptyName = 'Empty place' } = props;
  const columns = useBoardColumns(hasLargeKeys);
  const { tabStop, ...focusHandlers } = useTabStop(columns, onType);
  const pressHandlers = useKeyPress(props);

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

  return (
    <Grid
      role="grid"
      aria-label={name}
      aria-rowcount={128 / columns}
      aria-colcount={columns}
      data-large={hasLargeKeys ? '' : undefined}
      data-contrast={hasHighContrast ? '' : undefined}
      data-wordless={hasWords ? undefined : ''}
      {...pressHandlers}
      {...focusHandlers}
    >
      <BoardRows columns={columns} keyAt={keyAt} />
    </Grid>
  );
}
