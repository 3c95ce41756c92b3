import { createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** What a list shows: 'Orders: 20 shown.' Each time that the list changes it is another object. */
export type ListResult = { text: string };

interface ListRequests {
  /** What the list shows now; undefined while it has not loaded. */
  result: ListResult | undefined;
  /** What the list shows since other records were requested; empty before, and while they load. */
  announcement: string;
  /** Called when other records are requested, by a filter or a link to another page. */
  request: () => void;
  /** Whether others were requested since the last call. */
  takeRequest: () => boolean;
}

const RequestContext = createContext<ListRequests>({
  result: undefined,
  announcement: '',
  request: () => undefined,
  takeRequest: () => false,
});
const EmitContext = createContext<((result: ListResult) => void) | undefined>(undefined);

/** Connects a list with the filter above it; a layout inside of another one belongs to that. */
export function ListResultProvider({ children }: { children: ReactNode }) {
  const isInner = use(EmitContext) !== undefined;
  const [result, setResult] = useState<ListResult>();
  const [outdated, setOutdated] = useState<ListResult | 'all' | undefined>('all');
  const isRequested = useRef(false);
  const request = useCallback(() => {
    isRequested.current = true;
    setOutdated(result);
  }, [result]);
  const takeRequest = useCallback(() => {
    const wasRequested = isRequested.current;
    isRequested.current = false;
    return wasRequested;
  }, []);
  const isCurrent = outdated !== 'all' && result !== outdated;
  const announcement = isCurrent ? (result?.text ?? '') : '';
  const requests = useMemo(
    () => ({ result, announcement, request, takeRequest }),
    [result, announcement, request, takeRequest],
  );
  if (isInner) return children;
  return (
    <EmitContext value={setResult}>
      <RequestContext value={requests}>{children}</RequestContext>
    </EmitContext>
  );
}

/** What the list of the layout shows, and how other records are requested; outside of a layout, nothing happens. */
export const useListRequests = (): ListRequests => use(RequestContext);

/** Reports what a list shows to the filter; undefined outside of a layout. */
export const useEmitListResult = () => use(EmitContext);
