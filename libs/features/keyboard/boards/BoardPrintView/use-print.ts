import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const print = () => window.print();

/** Whether the print view is needed: for the Print button or the browser's own print command. */
export function usePrint(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The browser captures the page right after this event, so the content must be rendered synchronously.
    const onBeforePrint = () => flushSync(() => setIsPrinting(true));
    const onAfterPrint = () => setIsPrinting(false);
    window.addEventListener('beforeprint', onBeforePrint);
    window.addEventListener('afterprint', onAfterPrint);
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint);
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, []);

  return { isPrinting, print };
}
