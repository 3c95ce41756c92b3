declare global {
  interface Window {
    /** Set by `watchPresses`. */
    isSecondPress?: (click: MouseEvent) => boolean;
  }
}

/**
 * Whether a click is not meant as a press of its own: the second of a double-click, also by keys (“Enter” twice, or held).
 * Known where presses are watched: on every page of the site by its script, and in Storybook.
 */
export const isSecondPress = (click: MouseEvent): boolean => window.isSecondPress?.(click) === true;
