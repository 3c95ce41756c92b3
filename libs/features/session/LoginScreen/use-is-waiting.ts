import { useEffect, useState } from 'react';

/** Whether so many seconds are still to pass; a new occasion begins the wait anew. */
export function useIsWaiting(seconds: number, occasion: object): boolean {
  const [over, setOver] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(occasion), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, occasion]);
  return seconds > 0 && over !== occasion;
}
