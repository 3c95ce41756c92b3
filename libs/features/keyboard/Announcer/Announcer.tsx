import { VisuallyHidden } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import type { Announcement } from '../keyboard.types';

/** Debounce in milliseconds, so that fast typing does not flood the screen reader. */
const ANNOUNCE_DELAY_MS = 250;

interface AnnouncerProps {
  /** Text for screen readers; a new one is announced. */
  announcement: Announcement;
}

/** Live region that debounces announcements; of several in quick succession only the last is announced. */
export function Announcer({ announcement }: AnnouncerProps) {
  const [shown, setShown] = useState<Announcement | null>(null);

  useEffect(() => {
    if (announcement.text === '') return undefined;
    const timer = setTimeout(() => setShown(announcement), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [announcement]);

  return (
    <VisuallyHidden role="status" aria-label="What happened">
      {/* A new element for each announcement, so that a repeated text is announced again. */}
      {shown === null ? null : <span key={shown.sequence}>{shown.text}</span>}
    </VisuallyHidden>
  );
}
