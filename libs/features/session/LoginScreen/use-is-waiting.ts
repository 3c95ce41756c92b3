import { useEffect, useState } from 'react';

/** Whether the waiting time is still running; a new `occasion` object restarts it. */
export function useIsWaiting(seconds: number, occasion: object): boolean {
  const [over, setOver] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(occasion), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, occasion]);
  return seconds > 0 && over !== occasion;
}
