import ReactSlick from 'react-slick';

/** The package is older than modules: those who read it as Node does find what it exports one step deeper. */
export const Slick = (ReactSlick as { default?: typeof ReactSlick }).default ?? ReactSlick;
