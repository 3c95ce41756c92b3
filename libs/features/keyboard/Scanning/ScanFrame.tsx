import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { findVisibleRange } from './find-visible-range';

interface ScanFrameProps {
  /** Returns the elements to frame, read from the current DOM. */
  getElements: () => readonly HTMLElement[];
  /** Changes whenever the frame moves. */
  position: string;
  /** A frame around a complete row is dashed. */
  isLine: boolean;
  /** The dialog that contains the elements. */
  dialog?: Element | null;
  /** Leaves the page where it is, for a frame beside text that must stay in view. */
  isStill?: boolean;
}

/** Gap between frame and content in pixels. */
const FRAME_GAP = 3;
const OUTLINE = 2;

type FrameProps = { isLine: boolean; isAboveDialogs: boolean };

const frameProps: readonly PropertyKey[] = ['isLine', 'isAboveDialogs'] satisfies (keyof FrameProps)[];

const Frame = styled(Box, { shouldForwardProp: (name) => !frameProps.includes(name) })<FrameProps>(
  ({ theme: { layout, vars, zIndex }, isLine, isAboveDialogs }) => ({
    position: 'fixed',
    top: 0,
    left: 0,
    zIndex: isAboveDialogs ? zIndex.tooltip : 5,
    pointerEvents: 'none',
    borderRadius: vars.shape.borderRadius,
    border: `4px ${isLine ? 'dashed' : 'solid'} ${vars.palette.accent.main}`,
    // Outlined on both sides: visible on any tile, in light and dark mode, and without color.
    outline: `${OUTLINE}px solid ${vars.palette.text.primary}`,
    boxShadow: `inset 0 0 0 ${layout.selectionRing} ${vars.palette.text.primary}`,
    '@media (forced-colors: active)': { borderColor: 'Highlight', outlineColor: 'CanvasText' },
  }),
);

function moveFrame(frame: HTMLElement, targets: readonly HTMLElement[]): void {
  const [first] = targets;
  frame.hidden = first === undefined;
  if (first === undefined) return;
  const boxes = targets.map((target) => target.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left)) - FRAME_GAP;
  const top = Math.min(...boxes.map((box) => box.top)) - FRAME_GAP;
  const right = Math.max(...boxes.map((box) => box.right)) + FRAME_GAP;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + FRAME_GAP;
  frame.style.translate = `${left}px ${top}px`;
  frame.style.width = `${right - left}px`;
  frame.style.height = `${bottom - top}px`;
  const visible = findVisibleRange(first, new DOMRect(left, top, right - left, bottom - top));
  const above = Math.max(visible.top - top, -OUTLINE);
  const below = Math.max(bottom - visible.bottom, -OUTLINE);
  frame.style.clipPath = `inset(${above}px ${-OUTLINE}px ${below}px)`;
}

/** Scan highlight around a row or key; scrolls its content into view. */
export function ScanFrame(props: ScanFrameProps) {
  const { getElements, position, isLine, dialog = null, isStill = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent(() => {
    if (frame.current !== null) moveFrame(frame.current, getElements());
  });
  const scrollIntoView = useEffectEvent(() => {
    if (!isStill) getElements()[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  useLayoutEffect(() => {
    scrollIntoView();
    follow();
  }, [position, dialog]);
  useEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, passive: true, signal: cleanup.signal };
    window.addEventListener('scroll', () => follow(), options);
    window.addEventListener('resize', () => follow(), options);
    window.addEventListener('transitionend', () => follow(), options);
    // A late web font moves text without changing the size of the page, which the observer would miss.
    document.fonts.addEventListener('loadingdone', () => follow(), { signal: cleanup.signal });
    const shifts = new ResizeObserver(() => follow());
    shifts.observe(document.body);
    // The content of a dialog changes without changing the size of the page.
    const changes = new MutationObserver(() => follow());
    if (dialog !== null) changes.observe(dialog, { childList: true, subtree: true });
    return () => {
      cleanup.abort();
      shifts.disconnect();
      changes.disconnect();
    };
  }, [dialog]);

  return (
    <Frame
      ref={frame}
      isLine={isLine}
      isAboveDialogs={dialog !== null}
      aria-hidden="true"
      data-testid="scan-frame"
    />
  );
}
