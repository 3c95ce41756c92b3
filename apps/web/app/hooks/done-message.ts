import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const readDone = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'done' in state && typeof state.done === 'string'
    ? state.done
    : undefined;

/** What the page before this one has done. Neither a reload nor a return to this page says it again. */
export function useDoneMessage(): string | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const done = readDone(state);
  const [shown, setShown] = useState(done);
  if (done !== undefined && done !== shown) setShown(done);
  useEffect(() => {
    if (done !== undefined) void navigate(pathname + search, { replace: true, state: null });
  }, [done, navigate, pathname, search]);
  return shown;
}
