import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a sheet is wanted on paper: by the control, or by the browser's own way to print. */
export function usePrint(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The browser looks at the page right after this event: what is to be on paper must be there when it returns.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return { isPrinting, print: () => window.print() };
}
