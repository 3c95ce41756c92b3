import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  buildDrawingFile,
  buildDrawingPath,
  DRAWING_SIDE,
  PEN_WIDTH,
  withPoint,
} from '@paniscus/domain/keyboard';
import type { Stroke } from '@paniscus/domain/keyboard';
import { FocusableButton } from '@paniscus/ui';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

interface DrawingFieldProps {
  /** Called with the drawing as a data URL after each stroke; `undefined` when it is empty. */
  onChange: (picture: string | undefined) => void;
}

const toPicture = (strokes: readonly Stroke[]) =>
  strokes.length === 0 ? undefined : `data:image/svg+xml;base64,${btoa(buildDrawingFile(strokes))}`;

/** Where the pen is, in units of the drawing. */
function toPoint({ currentTarget, clientX, clientY }: PointerEvent<Element>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * DRAWING_SIDE,
    y: ((clientY - top) / height) * DRAWING_SIDE,
  };
}

/** Strokes of the pen; each one can be undone. A pen moves faster than the page renders, so the latest strokes are in a ref. */
function useDrawing(onChange: DrawingFieldProps['onChange']) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const latest = useRef(strokes);
  const isPenDown = useRef(false);
  const show = (next: readonly Stroke[]) => {
    latest.current = next;
    setStrokes(next);
  };
  const replace = (next: readonly Stroke[]) => {
    show(next);
    onChange(toPicture(next));
  };
  const draw = (before: readonly Stroke[], event: PointerEvent<Element>) =>
    show(withPoint(before, toPoint(event)));
  const lift = () => {
    if (isPenDown.current) onChange(toPicture(latest.current));
    isPenDown.current = false;
  };
  return {
    strokes,
    undo: () => replace(strokes.slice(0, -1)),
    clear: () => replace([]),
    penHandlers: {
      onPointerDown(event: PointerEvent<Element>) {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isPenDown.current = true;
        draw([...latest.current, []], event);
      },
      onPointerMove(event: PointerEvent<Element>) {
        if (isPenDown.current && event.isPrimary) draw(latest.current, event);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

/** A square to draw a sign on with a finger, a pen or the mouse. */
export function DrawingField({ onChange }: DrawingFieldProps) {
  const { strokes, undo, clear, penHandlers } = useDrawing(onChange);
  const isEmpty = strokes.length === 0;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2">Draw the sign with your finger, a pen or the mouse.</Typography>
      <Box
        component="svg"
        role="img"
        aria-label={isEmpty ? 'Empty drawing' : 'Your drawing'}
        viewBox={`0 0 ${DRAWING_SIDE} ${DRAWING_SIDE}`}
        {...penHandlers}
        sx={{
          width: 'min(100%, 16rem)',
          aspectRatio: '1',
          border: 1,
          borderColor: 'outline',
          color: 'text.primary',
          backgroundColor: 'background.paper',
          cursor: 'crosshair',
          touchAction: 'none',
        }}
      >
        <path
          d={buildDrawingPath(strokes)}
          fill="none"
          stroke="currentColor"
          strokeWidth={PEN_WIDTH}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FocusableButton variant="outlined" color="inherit" onClick={undo} disabled={isEmpty}>
          Undo line
        </FocusableButton>
        <FocusableButton variant="outlined" color="inherit" onClick={clear} disabled={isEmpty}>
          Clear drawing
        </FocusableButton>
      </Stack>
    </Stack>
  );
}
