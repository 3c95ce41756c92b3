/// <reference types="vite/client" />
/** The files of our faces. Written by `node tools/generators/fonts.ts`, which see; not by hand. */
import url0 from './newsreader-normal-text.woff2?url';
import url1 from './newsreader-normal-letters.woff2?url';
import url2 from './newsreader-normal-extended.woff2?url';
import url3 from './newsreader-italic-text.woff2?url';
import url4 from './newsreader-italic-letters.woff2?url';
import url5 from './newsreader-italic-extended.woff2?url';
import url6 from './atkinson-hyperlegible-next-normal-text.woff2?url';
import url7 from './atkinson-hyperlegible-next-normal-letters.woff2?url';
import url8 from './atkinson-hyperlegible-next-normal-extended.woff2?url';
import url9 from './atkinson-hyperlegible-next-italic-text.woff2?url';
import url10 from './atkinson-hyperlegible-next-italic-letters.woff2?url';
import url11 from './atkinson-hyperlegible-next-italic-extended.woff2?url';
import url12 from './atkinson-hyperlegible-mono-normal-text.woff2?url';
import url13 from './atkinson-hyperlegible-mono-normal-letters.woff2?url';

export const faces = [
  { family: 'Newsreader', style: 'normal', weights: '400 700', part: 'text', range: 'U+20-a0,U+a9,U+b7,U+bd,U+d7,U+e9,U+ed,U+2013-2019,U+201c-201d,U+2022-2026,U+2212', url: url0 },
  { family: 'Newsreader', style: 'normal', weights: '400 700', part: 'letters', range: 'U+a1-a8,U+aa-b6,U+b8-bc,U+be-d6,U+d8-e8,U+ea-ec,U+ee-ff,U+102,U+131,U+152-153,U+2bc-2c6,U+2da-2dc,U+300-323,U+2009,U+201a,U+201e,U+2032-2044,U+20ac,U+2122,U+2215', url: url1 },
  { family: 'Newsreader', style: 'normal', weights: '400 700', part: 'extended', range: 'U+100-101,U+103-130,U+132-151,U+154-2ba,U+2c7-2c9,U+2dd,U+1e80-1ef9,U+2020,U+20a1-20ab,U+20ad-2113', url: url2 },
  { family: 'Newsreader', style: 'italic', weights: '400 700', part: 'text', range: 'U+20-a0,U+a9,U+b7,U+bd,U+d7,U+e9,U+ed,U+2013-2019,U+201c-201d,U+2022-2026,U+2212', url: url3 },
  { family: 'Newsreader', style: 'italic', weights: '400 700', part: 'letters', range: 'U+a1-a8,U+aa-b6,U+b8-bc,U+be-d6,U+d8-e8,U+ea-ec,U+ee-ff,U+102,U+131,U+152-153,U+2bc-2c6,U+2da-2dc,U+300-323,U+2009,U+201a,U+201e,U+2032-2044,U+20ac,U+2122,U+2215', url: url4 },
  { family: 'Newsreader', style: 'italic', weights: '400 700', part: 'extended', range: 'U+100-101,U+103-130,U+132-151,U+154-2ba,U+2c7-2c9,U+2dd,U+1e80-1ef9,U+2020,U+20a1-20ab,U+20ad-2113', url: url5 },
  { family: 'Atkinson Hyperlegible Next', style: 'normal', weights: '400 700', part: 'text', range: 'U+20-a0,U+a9,U+b7,U+bd,U+d7,U+e9,U+ed,U+2013-2019,U+201c-201d,U+2022-2026,U+2212', url: url6 },
  { family: 'Atkinson Hyperlegible Next', style: 'normal', weights: '400 700', part: 'letters', range: 'U+a1-a8,U+aa-b6,U+b8-bc,U+be-d6,U+d8-e8,U+ea-ec,U+ee-ff,U+102,U+131,U+152-153,U+2bc-2c6,U+2da-2dc,U+300-323,U+2009,U+201a,U+201e,U+2032-2044,U+20ac,U+2122,U+2215', url: url7 },
  { family: 'Atkinson Hyperlegible Next', style: 'normal', weights: '400 700', part: 'extended', range: 'U+100-101,U+103-130,U+132-151,U+154-2ba,U+2c7-2c9,U+2dd,U+1e80-1ef9,U+2020,U+20a1-20ab,U+20ad-2113', url: url8 },
  { family: 'Atkinson Hyperlegible Next', style: 'italic', weights: '400', part: 'text', range: 'U+20-a0,U+a9,U+b7,U+bd,U+d7,U+e9,U+ed,U+2013-2019,U+201c-201d,U+2022-2026,U+2212', url: url9 },
  { family: 'Atkinson Hyperlegible Next', style: 'italic', weights: '400', part: 'letters', range: 'U+a1-a8,U+aa-b6,U+b8-bc,U+be-d6,U+d8-e8,U+ea-ec,U+ee-ff,U+102,U+131,U+152-153,U+2bc-2c6,U+2da-2dc,U+300-323,U+2009,U+201a,U+201e,U+2032-2044,U+20ac,U+2122,U+2215', url: url10 },
  { family: 'Atkinson Hyperlegible Next', style: 'italic', weights: '400', part: 'extended', range: 'U+100-101,U+103-130,U+132-151,U+154-2ba,U+2c7-2c9,U+2dd,U+1e80-1ef9,U+2020,U+20a1-20ab,U+20ad-2113', url: url11 },
  { family: 'Atkinson Hyperlegible Mono', style: 'normal', weights: '400', part: 'text', range: 'U+20-a0,U+a9,U+b7,U+bd,U+d7,U+e9,U+ed,U+2013-2019,U+201c-201d,U+2022-2026,U+2212', url: url12 },
  { family: 'Atkinson Hyperlegible Mono', style: 'normal', weights: '400', part: 'letters', range: 'U+a1-a8,U+aa-b6,U+b8-bc,U+be-d6,U+d8-e8,U+ea-ec,U+ee-ff,U+102,U+131,U+152-153,U+2bc-2c6,U+2da-2dc,U+300-323,U+2009,U+201a,U+201e,U+2032-2044,U+20ac,U+2122,U+2215', url: url13 },
] as const;
