/** Flushes when the page is hidden and when the network is back, until the returned function is called. */
export function flushOnPageEvents(flush: () => void): () => void {
  const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', flushWhenHidden);
  addEventListener('online', flush);
  return () => {
    document.removeEventListener('visibilitychange', flushWhenHidden);
    removeEventListener('online', flush);
  };
}
