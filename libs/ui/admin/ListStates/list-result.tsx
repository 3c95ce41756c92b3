import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';

/** What a list shows: 'Orders: 20 shown.' Each time that the list changes it is another object. */
export type ListResult = { text: string };

const ResultContext = createContext<ListResult | undefined>(undefined);
const EmitContext = createContext<((result: ListResult) => void) | undefined>(undefined);

/** Connects a list with the filter above it; a layout inside of another one belongs to that. */
export function ListResultProvider({ children }: { children: ReactNode }) {
  const isInner = use(EmitContext) !== undefined;
  const [result, setResult] = useState<ListResult>();
  if (isInner) return children;
  return (
    <EmitContext value={setResult}>
      <ResultContext value={result}>{children}</ResultContext>
    </EmitContext>
  );
}

/** What the list of the layout shows now; undefined while it has not loaded. */
export const useListResult = (): ListResult | undefined => use(ResultContext);

/** Reports what a list shows to the filter; undefined outside of a layout. */
export const useEmitListResult = () => use(EmitContext);
