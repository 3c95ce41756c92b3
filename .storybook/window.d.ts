interface Window {
  /** Defined only while stories run as tests. */
  resizeWindow?: (width: number, height: number) => Promise<void>;
}
