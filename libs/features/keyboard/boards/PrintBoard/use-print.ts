import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the print view is needed: for the Print button or the browser's own print command. */
export function usePrint(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The browser captures the page right after this event, so the content must be rendered synchronously.
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
