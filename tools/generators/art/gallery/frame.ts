import { tag } from '../svg/markup.ts';

/** Wraps the content in a complete SVG document. */
export const framed = (width: number, height: number, content: string): string =>
  tag(
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
