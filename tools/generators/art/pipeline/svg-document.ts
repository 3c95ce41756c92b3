import { createElement } from '../svg/markup.ts';

/** Wraps SVG content in an `svg` element with this size and view box. */
export const toSvgDocument = (width: number, height: number, content: string): string =>
  createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      style: 'display:block',
    },
    content,
  );
