import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ScanFrameProps {
  /** What it lies around, as the page is now. */
  held: () => readonly HTMLElement[];
  /** Changes whenever the frame goes elsewhere. */
  at: string;
  isLine: boolean;
}

/** Air between the frame and what it holds, in pixels. */
const AIR = 3;

const Frame = styled('div')(({ theme: { measures, vars } }) => ({
  position: 'fixed',
  zIndex: 5,
  pointerEvents: 'none',
  borderRadius: measures.controlRadius,
  border: `4px solid ${vars.palette.accent.main}`,
  // Ink on both sides: seen on every tile, by day and at night, and without colours.
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

/** The frame of a scan around a line or a key; what it holds is always in sight. */
export function ScanFrame({ held, at, isLine }: ScanFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent(() => {
    if (frame.current !== null) place(frame.current, held());
  });

  useLayoutEffect(() => {
    held()[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    follow();
    // What is held now is asked for anew at each step; `held` itself is another one at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
  useEffect(() => {
    const leaving = new AbortController();
    const options = { capture: true, passive: true, signal: leaving.signal };
    window.addEventListener('scroll', () => follow(), options);
    window.addEventListener('resize', () => follow(), options);
    // A font that comes late moves words within a page that stays as large as it was.
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
