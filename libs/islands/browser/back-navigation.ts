/** Whether the visitor came by Back or Forward to a page that the browser loads anew. */
export function isBackNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
