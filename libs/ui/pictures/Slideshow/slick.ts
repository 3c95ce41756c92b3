import ReactSlick from 'react-slick';

/** CommonJS interop: Node's ESM import nests the default export. */
export const Slick = (ReactSlick as { default?: typeof ReactSlick }).default ?? ReactSlick;
