import { HiddenText } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import type { Announcement } from '../keyboard.types';

/** How long nothing new may come before a screen reader is told, in milliseconds: fast typing is not talked over. */
export const ANNOUNCE_AFTER_MS = 250;

interface AnnouncerProps {
  announcement: Announcement;
}

/** Tells a screen reader what happened, once its reader pauses: of things that follow each other fast, the last. */
export function Announcer({ announcement }: AnnouncerProps) {
  const [shown, setShown] = useState<Announcement | null>(null);

  useEffect(() => {
    if (announcement.text === '') return undefined;
    const timer = setTimeout(() => setShown(announcement), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announcement]);

  return (
    <HiddenText role="status" aria-label="What happened">
      {/* An element of its own for each telling, so that the same words twice are told twice. */}
      {shown === null ? null : <span key={shown.sequence}>{shown.text}</span>}
    </HiddenText>
  );
}
