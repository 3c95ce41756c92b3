import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ScanFrameProps {
  /** Returns the elements to frame, read from the current DOM. */
  getElements: () => readonly HTMLElement[];
  /** Changes whenever the frame moves. */
  position: string;
  /** A frame around a complete row is dashed. */
  isLine: boolean;
}

/** Gap between frame and content in pixels. */
const FRAME_GAP = 3;

const Frame = styled(Box, { shouldForwardProp: (name) => name !== 'isLine' })<{ isLine: boolean }>(
  ({ theme: { layout, vars }, isLine }) => ({
    position: 'fixed',
    top: 0,
    left: 0,
    zIndex: 5,
    pointerEvents: 'none',
    borderRadius: vars.shape.borderRadius,
    border: `4px ${isLine ? 'dashed' : 'solid'} ${vars.palette.accent.main}`,
    // Outlined on both sides: visible on any tile, in light and dark mode, and without color.
    outline: `2px solid ${vars.palette.text.primary}`,
    boxShadow: `inset 0 0 0 ${layout.selectionRing} ${vars.palette.text.primary}`,
    '@media (forced-colors: active)': { borderColor: 'Highlight', outlineColor: 'CanvasText' },
  }),
);

function moveFrame(frame: HTMLElement, targets: readonly HTMLElement[]): void {
  const boxes = targets.map((target) => target.getBoundingClientRect());
  frame.hidden = boxes.length === 0;
  if (frame.hidden) return;
  const left = Math.min(...boxes.map((box) => box.left)) - FRAME_GAP;
  const top = Math.min(...boxes.map((box) => box.top)) - FRAME_GAP;
  const right = Math.max(...boxes.map((box) => box.right)) + FRAME_GAP;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + FRAME_GAP;
  frame.style.translate = `${left}px ${top}px`;
  frame.style.width = `${right - left}px`;
  frame.style.height = `${bottom - top}px`;
}

/** Scan highlight around a row or key; scrolls its content into view. */
export function ScanFrame({ getElements, position, isLine }: ScanFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent(() => {
    if (frame.current !== null) moveFrame(frame.current, getElements());
  });
  const scrollIntoView = useEffectEvent(() => {
    getElements()[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  useLayoutEffect(() => {
    scrollIntoView();
    follow();
  }, [position]);
  useEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, passive: true, signal: cleanup.signal };
    window.addEventListener('scroll', () => follow(), options);
    window.addEventListener('resize', () => follow(), options);
    // A late web font moves text without changing the size of the page, which the observer would miss.
    document.fonts.addEventListener('loadingdone', () => follow(), { signal: cleanup.signal });
    const shifts = new ResizeObserver(() => follow());
    shifts.observe(document.body);
    return () => {
      cleanup.abort();
      shifts.disconnect();
    };
  }, []);

  return <Frame ref={frame} isLine={isLine} aria-hidden="true" data-testid="scan-frame" />;
}
