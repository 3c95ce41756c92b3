import { styled } from '@mui/material/styles';
import { Button } from '@paniscus/ui';
import { useEffect, useRef } from 'react';

const Place = styled('span')({ display: 'contents' });

/** Leads on, and is under the finger at once: whoever plays by keyboard need not look for it. */
export function NextButton({ children, onNext }: { children: string; onNext: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <Place ref={place}>
      <Button onClick={onNext}>{children}</Button>
    </Place>
  );
}
