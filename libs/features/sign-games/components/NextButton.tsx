import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

interface NextButtonProps {
  children: string;
  onClick: () => void;
}

/** Button to the next question; receives focus when it appears. */
export function NextButton({ children, onClick }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClick}>
      {children}
    </Button>
  );
}
