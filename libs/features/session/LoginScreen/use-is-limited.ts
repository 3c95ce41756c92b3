import { useEffect, useState } from 'react';

/** Whether a rate limit of this many seconds is still in force; a new `attempt` object restarts it. */
export function useIsLimited(seconds: number, attempt: object): boolean {
  const [expiredAttempt, setExpiredAttempt] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setExpiredAttempt(attempt), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, attempt]);
  return seconds > 0 && expiredAttempt !== attempt;
}
