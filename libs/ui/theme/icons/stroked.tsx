/** A line in the color of the text, with round ends. */
export const stroked = (d: string, strokeWidth = 2) => (
  <path
    d={d}
    fill="none"
    stroke="currentcolor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
