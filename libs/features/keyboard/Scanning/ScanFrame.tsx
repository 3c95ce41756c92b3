import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ScanFrameProps {
  /** Returns the elements to frame, read from the current DOM. */
  held: () => readonly HTMLElement[];
  /** Changes whenever the frame moves. */
  at: string;
  isLine: boolean;
}

/** Gap between frame and content in pixels. */
const AIR = 3;

const Frame = styled('div')(({ theme: { measures, vars } }) => ({
  position: 'fixed',
  zIndex: 5,
  pointerEvents: 'none',
  borderRadius: measures.controlRadius,
  border: `4px solid ${vars.palette.accent.main}`,
  // Outlined on both sides: visible on any tile, in light and dark mode, and without color.
  outline: `2px solid ${vars.palette.text.primary}`,
  boxShadow: `inset 0 0 0 2px ${vars.palette.text.primary}`,
  '&[data-line]': { borderStyle: 'dashed' },
  '@media (forced-colors: active)': { borderColor: 'Highlight', outlineColor: 'CanvasText' },
}));

function place(frame: HTMLElement, targets: readonly HTMLElement[]): void {
  const boxes = targets.map((target) => target.getBoundingClientRect());
  frame.hidden = boxes.length === 0;
  if (frame.hidden) return;
  const left = Math.min(...boxes.map((box) => box.left)) - AIR;
  const top = Math.min(...boxes.map((box) => box.top)) - AIR;
  const right = Math.max(...boxes.map((box) => box.right)) + AIR;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + AIR;
  frame.style.translate = `${left}px ${top}px`;
  frame.style.width = `${right - left}px`;
  frame.style.height = `${bottom - top}px`;
}

/** Scan highlight around a row or key; scrolls its content into view. */
export function ScanFrame({ held, at, isLine }: ScanFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent(() => {
    if (frame.current !== null) place(frame.current, held());
  });

  useLayoutEffect(() => {
    held()[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    follow();
    // `held` is a new function on every render and reads the current DOM, so only `at` triggers an update.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
  useEffect(() => {
    const leaving = new AbortController();
    const options = { capture: true, passive: true, signal: leaving.signal };
    window.addEventListener('scroll', () => follow(), options);
    window.addEventListener('resize', () => follow(), options);
    // A late web font moves text without changing the size of the page, which the observer would miss.
    document.fonts.addEventListener('loadingdone', () => follow(), { signal: leaving.signal });
    const shifts = new ResizeObserver(() => follow());
    shifts.observe(document.body);
    return () => {
      leaving.abort();
      shifts.disconnect();
    };
  }, []);

  return (
    <Frame
      ref={frame}
      aria-hidden="true"
      data-testid="scan-frame"
      data-line={isLine ? '' : undefined}
      style={{ left: 0, top: 0 }}
    />
  );
}
