import { styled } from '@mui/material/styles';
import { Button } from '@paniscus/ui';
import { useEffect, useRef } from 'react';

const Place = styled('span')({ display: 'contents' });

/** Button to the next question; receives focus when it appears. */
export function NextButton({ children, onNext }: { children: string; onNext: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <Place ref={place}>
      <Button onClick={onNext}>{children}</Button>
    </Place>
  );
}
