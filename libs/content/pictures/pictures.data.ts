// Written by `node tools/art/pictures.ts`, which see; not by hand.
import type { DrawnLoop, DrawnPicture } from './pictures.types.ts';

/** Every picture by its name. */
export type PictureName =
  | 'slide-01'
  | 'slide-02'
  | 'slide-03'
  | 'slide-04'
  | 'slide-05'
  | 'slide-06'
  | 'slide-07'
  | 'slide-08'
  | 'slide-09'
  | 'slide-10'
  | 'slide-11'
  | 'hero'
  | 'celebration'
  | 'headshot'
  | 'fading-1'
  | 'fading-2'
  | 'fading-3'
  | 'fading-4'
  | 'event'
  | 'article'
  | 'portrait-1'
  | 'portrait-2'
  | 'portrait-3'
  | 'portrait-4'
  | 'portrait-5'
  | 'portrait-6'
  | 'portrait-7'
  | 'portrait-8'
  | 'portrait-9'
  | 'portrait-10'
  | 'portrait-11'
  | 'portrait-12'
  | 'portrait-13'
  | 'portrait-14'
  | 'portrait-15'
  | 'timeline-descartes'
  | 'timeline-speech-of-monkeys'
  | 'timeline-pan-paniscus'
  | 'timeline-orange-park'
  | 'timeline-gua'
  | 'timeline-washoe'
  | 'timeline-lana'
  | 'timeline-yerkish'
  | 'video-kanzi'
  | 'video-language'
  | 'video-making'
  | 'video-play'
  | 'video-forest'
  | 'video-talks'
  | 'video-first-words'
  | 'video-in-the-forest'
  | 'video-in-iowa'
  | 'video-colours'
  | 'video-boards'
  | 'video-spoken-english'
  | 'video-stone-tools'
  | 'video-protection'
  | 'video-lessons'
  | 'card-home'
  | 'card-celebration'
  | 'card-about'
  | 'card-mission'
  | 'card-conservation'
  | 'card-research'
  | 'card-bibliography'
  | 'card-timeline'
  | 'card-video'
  | 'card-keyboard'
  | 'card-donate'
  | 'card-store';

/** Every picture that was drawn for the site. */
export const PICTURES: Readonly<Record<PictureName, DrawnPicture>> = {
  'slide-01': {
    alt: 'Before sunrise. A bonobo sits on a high bough, as a dark shape, and looks over hills of treetops with mist between them.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-01-480.79ce2640d7.avif 480w, /art/slide-01-800.79ce2640d7.avif 800w, /art/slide-01-1200.79ce2640d7.avif 1200w, /art/slide-01-1600.79ce2640d7.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-01-800.79ce2640d7.webp 800w, /art/slide-01-1600.79ce2640d7.webp 1600w',
      },
    ],
    src: '/art/slide-01-800.79ce2640d7.webp',
  },
  'slide-02': {
    alt: 'Sunrise. A bonobo walks through the mist on feet and knuckles, a little one on her back; the sun stands low between the trunks.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-02-480.b1a2b60fbd.avif 480w, /art/slide-02-800.b1a2b60fbd.avif 800w, /art/slide-02-1200.b1a2b60fbd.avif 1200w, /art/slide-02-1600.b1a2b60fbd.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-02-800.b1a2b60fbd.webp 800w, /art/slide-02-1600.b1a2b60fbd.webp 1600w',
      },
    ],
    src: '/art/slide-02-800.b1a2b60fbd.webp',
  },
  'slide-03': {
    alt: 'Morning. A bonobo sits among ferns and looks straight at us: black hair parted in the middle, a dark face, pink lips.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-03-480.ff71862998.avif 480w, /art/slide-03-800.ff71862998.avif 800w, /art/slide-03-1200.ff71862998.avif 1200w, /art/slide-03-1600.ff71862998.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-03-800.ff71862998.webp 800w, /art/slide-03-1600.ff71862998.webp 1600w',
      },
    ],
    src: '/art/slide-03-800.ff71862998.webp',
  },
  'slide-04': {
    alt: 'Forenoon. Two bonobos sit on a fallen trunk; one of them grooms the other, who holds still.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-04-480.50366d32e3.avif 480w, /art/slide-04-800.50366d32e3.avif 800w, /art/slide-04-1200.50366d32e3.avif 1200w, /art/slide-04-1600.50366d32e3.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-04-800.50366d32e3.webp 800w, /art/slide-04-1600.50366d32e3.webp 1600w',
      },
    ],
    src: '/art/slide-04-800.50366d32e3.webp',
  },
  'slide-05': {
    alt: 'Noon in the treetops. A bonobo climbs a liana towards figs; another sits on a bough and eats.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-05-480.813bb8c637.avif 480w, /art/slide-05-800.813bb8c637.avif 800w, /art/slide-05-1200.813bb8c637.avif 1200w, /art/slide-05-1600.813bb8c637.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-05-800.813bb8c637.webp 800w, /art/slide-05-1600.813bb8c637.webp 1600w',
      },
    ],
    src: '/art/slide-05-800.813bb8c637.webp',
  },
  'slide-06': {
    alt: 'Midday shade. A bonobo sits at the foot of a great tree with her little one in her lap.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-06-480.e7eb7dbe1e.avif 480w, /art/slide-06-800.e7eb7dbe1e.avif 800w, /art/slide-06-1200.e7eb7dbe1e.avif 1200w, /art/slide-06-1600.e7eb7dbe1e.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-06-800.e7eb7dbe1e.webp 800w, /art/slide-06-1600.e7eb7dbe1e.webp 1600w',
      },
    ],
    src: '/art/slide-06-800.e7eb7dbe1e.webp',
  },
  'slide-07': {
    alt: 'Rain. A bonobo sits under one great leaf and waits.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-07-480.2eaa7a4bf6.avif 480w, /art/slide-07-800.2eaa7a4bf6.avif 800w, /art/slide-07-1200.2eaa7a4bf6.avif 1200w, /art/slide-07-1600.2eaa7a4bf6.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-07-800.2eaa7a4bf6.webp 800w, /art/slide-07-1600.2eaa7a4bf6.webp 1600w',
      },
    ],
    src: '/art/slide-07-800.2eaa7a4bf6.webp',
  },
  'slide-08': {
    alt: 'Afternoon. Two bonobos wade upright through a shallow stream; rings spread from their legs.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-08-480.9a56e853bc.avif 480w, /art/slide-08-800.9a56e853bc.avif 800w, /art/slide-08-1200.9a56e853bc.avif 1200w, /art/slide-08-1600.9a56e853bc.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-08-800.9a56e853bc.webp 800w, /art/slide-08-1600.9a56e853bc.webp 1600w',
      },
    ],
    src: '/art/slide-08-800.9a56e853bc.webp',
  },
  'slide-09': {
    alt: 'Golden light. Young bonobos play: one hangs from a bough by one arm, one reaches up for it; the sun stands behind them.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-09-480.7e1a6a52ac.avif 480w, /art/slide-09-800.7e1a6a52ac.avif 800w, /art/slide-09-1200.7e1a6a52ac.avif 1200w, /art/slide-09-1600.7e1a6a52ac.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-09-800.7e1a6a52ac.webp 800w, /art/slide-09-1600.7e1a6a52ac.webp 1600w',
      },
    ],
    src: '/art/slide-09-800.7e1a6a52ac.webp',
  },
  'slide-10': {
    alt: 'Dusk. Three bonobos walk home one behind the other, the middle one with a little one on her back.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-10-480.2cfa73dd07.avif 480w, /art/slide-10-800.2cfa73dd07.avif 800w, /art/slide-10-1200.2cfa73dd07.avif 1200w, /art/slide-10-1600.2cfa73dd07.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-10-800.2cfa73dd07.webp 800w, /art/slide-10-1600.2cfa73dd07.webp 1600w',
      },
    ],
    src: '/art/slide-10-800.2cfa73dd07.webp',
  },
  'slide-11': {
    alt: 'Night. A bonobo sleeps in a nest of bent branches high in a tree; the moon is up, and fireflies glow.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/slide-11-480.58f97511e6.avif 480w, /art/slide-11-800.58f97511e6.avif 800w, /art/slide-11-1200.58f97511e6.avif 1200w, /art/slide-11-1600.58f97511e6.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/slide-11-800.58f97511e6.webp 800w, /art/slide-11-1600.58f97511e6.webp 1600w',
      },
    ],
    src: '/art/slide-11-800.58f97511e6.webp',
  },
  hero: {
    alt: 'Mist drifts through a forest at sunrise; a bonobo sits on a bough with a little one in her lap.',
    width: 1600,
    height: 900,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/hero-480.04a3d578cd.avif 480w, /art/hero-800.04a3d578cd.avif 800w, /art/hero-1200.04a3d578cd.avif 1200w, /art/hero-1600.04a3d578cd.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/hero-800.04a3d578cd.webp 800w, /art/hero-1600.04a3d578cd.webp 1600w',
      },
    ],
    src: '/art/hero-800.04a3d578cd.webp',
  },
  celebration: {
    alt: 'A forest at night: fireflies wander, and a bonobo on a bough looks up at the moon.',
    width: 1600,
    height: 900,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/celebration-480.f3fe09951c.avif 480w, /art/celebration-800.f3fe09951c.avif 800w, /art/celebration-1200.f3fe09951c.avif 1200w, /art/celebration-1600.f3fe09951c.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/celebration-800.f3fe09951c.webp 800w, /art/celebration-1600.f3fe09951c.webp 1600w',
      },
    ],
    src: '/art/celebration-800.f3fe09951c.webp',
  },
  headshot: {
    alt: 'The face of a bonobo who looks at us: black hair parted in the middle, amber eyes, pink lips.',
    width: 1000,
    height: 1000,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/headshot-480.03437739e6.avif 480w, /art/headshot-800.03437739e6.avif 800w, /art/headshot-1000.03437739e6.avif 1000w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/headshot-800.03437739e6.webp 800w, /art/headshot-1000.03437739e6.webp 1000w',
      },
    ],
    src: '/art/headshot-800.03437739e6.webp',
  },
  'fading-1': {
    alt: 'Morning light. A bonobo sits with a little one in her lap and bends her head over it.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/fading-1-480.e30cc2b2fc.avif 480w, /art/fading-1-800.e30cc2b2fc.avif 800w, /art/fading-1-1200.e30cc2b2fc.avif 1200w, /art/fading-1-1600.e30cc2b2fc.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/fading-1-800.e30cc2b2fc.webp 800w, /art/fading-1-1600.e30cc2b2fc.webp 1600w',
      },
    ],
    src: '/art/fading-1-800.e30cc2b2fc.webp',
  },
  'fading-2': {
    alt: 'A bonobo sits before a board of coloured signs among the trees and reaches for one of them.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/fading-2-480.d55d319c7f.avif 480w, /art/fading-2-800.d55d319c7f.avif 800w, /art/fading-2-1200.d55d319c7f.avif 1200w, /art/fading-2-1600.d55d319c7f.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/fading-2-800.d55d319c7f.webp 800w, /art/fading-2-1600.d55d319c7f.webp 1600w',
      },
    ],
    src: '/art/fading-2-800.d55d319c7f.webp',
  },
  'fading-3': {
    alt: 'Golden light. A bonobo sits on a fallen trunk beside a river and looks across the water.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/fading-3-480.99731e6ced.avif 480w, /art/fading-3-800.99731e6ced.avif 800w, /art/fading-3-1200.99731e6ced.avif 1200w, /art/fading-3-1600.99731e6ced.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/fading-3-800.99731e6ced.webp 800w, /art/fading-3-1600.99731e6ced.webp 1600w',
      },
    ],
    src: '/art/fading-3-800.99731e6ced.webp',
  },
  'fading-4': {
    alt: 'Night over the treetops. An empty bough, fireflies, and among the stars the sign for Kanzi.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/fading-4-480.c1566c9f7f.avif 480w, /art/fading-4-800.c1566c9f7f.avif 800w, /art/fading-4-1200.c1566c9f7f.avif 1200w, /art/fading-4-1600.c1566c9f7f.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/fading-4-800.c1566c9f7f.webp 800w, /art/fading-4-1600.c1566c9f7f.webp 1600w',
      },
    ],
    src: '/art/fading-4-800.c1566c9f7f.webp',
  },
  event: {
    alt: 'Evening. People sit side by side under trees, seen from behind; lanterns with signs on them hang above.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/event-480.805051e2a7.avif 480w, /art/event-800.805051e2a7.avif 800w, /art/event-1200.805051e2a7.avif 1200w, /art/event-1600.805051e2a7.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/event-800.805051e2a7.webp 800w, /art/event-1600.805051e2a7.webp 1600w',
      },
    ],
    src: '/art/event-800.805051e2a7.webp',
  },
  article: {
    alt: 'A bonobo sits at a fallen trunk and reaches for a ball that lies on a hat; beside it, a hat lies on a ball.',
    width: 1600,
    height: 1067,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/article-480.b02f552a37.avif 480w, /art/article-800.b02f552a37.avif 800w, /art/article-1200.b02f552a37.avif 1200w, /art/article-1600.b02f552a37.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/article-800.b02f552a37.webp 800w, /art/article-1600.b02f552a37.webp 1600w',
      },
    ],
    src: '/art/article-800.b02f552a37.webp',
  },
  'portrait-1': {
    alt: 'Drawing of a woman in a headwrap the colour of clay and a dark jacket, before river reeds',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-1-160.bfe30d9056.avif 160w, /art/portrait-1-320.bfe30d9056.avif 320w, /art/portrait-1-640.bfe30d9056.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-1-160.bfe30d9056.webp 160w, /art/portrait-1-320.bfe30d9056.webp 320w, /art/portrait-1-640.bfe30d9056.webp 640w',
      },
    ],
    src: '/art/portrait-1-640.bfe30d9056.webp',
  },
  'portrait-2': {
    alt: 'Drawing of an old man with a grey beard and a flat cap, before broad leaves',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-2-160.0c15890785.avif 160w, /art/portrait-2-320.0c15890785.avif 320w, /art/portrait-2-640.0c15890785.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-2-160.0c15890785.webp 160w, /art/portrait-2-320.0c15890785.webp 320w, /art/portrait-2-640.0c15890785.webp 640w',
      },
    ],
    src: '/art/portrait-2-640.0c15890785.webp',
  },
  'portrait-3': {
    alt: 'Drawing of a woman with full, round hair and glasses, in red, before a branch',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-3-160.a88880b54d.avif 160w, /art/portrait-3-320.a88880b54d.avif 320w, /art/portrait-3-640.a88880b54d.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-3-160.a88880b54d.webp 160w, /art/portrait-3-320.a88880b54d.webp 320w, /art/portrait-3-640.a88880b54d.webp 640w',
      },
    ],
    src: '/art/portrait-3-640.a88880b54d.webp',
  },
  'portrait-4': {
    alt: 'Drawing of a man with thinning fair hair and round glasses, in a rollneck, before a fern',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-4-160.d92ed1a29c.avif 160w, /art/portrait-4-320.d92ed1a29c.avif 320w, /art/portrait-4-640.d92ed1a29c.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-4-160.d92ed1a29c.webp 160w, /art/portrait-4-320.d92ed1a29c.webp 320w, /art/portrait-4-640.d92ed1a29c.webp 640w',
      },
    ],
    src: '/art/portrait-4-640.d92ed1a29c.webp',
  },
  'portrait-5': {
    alt: 'Drawing of a woman with a long dark braid and a striped shawl, before leaves',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-5-160.56e82c97fe.avif 160w, /art/portrait-5-320.56e82c97fe.avif 320w, /art/portrait-5-640.56e82c97fe.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-5-160.56e82c97fe.webp 160w, /art/portrait-5-320.56e82c97fe.webp 320w, /art/portrait-5-640.56e82c97fe.webp 640w',
      },
    ],
    src: '/art/portrait-5-640.56e82c97fe.webp',
  },
  'portrait-6': {
    alt: 'Drawing of a man with a moustache and a broad hat, in a vest, before a branch in leaf',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-6-160.f86ae762ce.avif 160w, /art/portrait-6-320.f86ae762ce.avif 320w, /art/portrait-6-640.f86ae762ce.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-6-160.f86ae762ce.webp 160w, /art/portrait-6-320.f86ae762ce.webp 320w, /art/portrait-6-640.f86ae762ce.webp 640w',
      },
    ],
    src: '/art/portrait-6-640.f86ae762ce.webp',
  },
  'portrait-7': {
    alt: 'Drawing of a woman with grey curls in a green tunic, before a fern',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-7-160.1eada92491.avif 160w, /art/portrait-7-320.1eada92491.avif 320w, /art/portrait-7-640.1eada92491.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-7-160.1eada92491.webp 160w, /art/portrait-7-320.1eada92491.webp 320w, /art/portrait-7-640.1eada92491.webp 640w',
      },
    ],
    src: '/art/portrait-7-640.1eada92491.webp',
  },
  'portrait-8': {
    alt: 'Drawing of a young man with a short beard and glasses, in blue, before palm leaves',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-8-160.749687c88c.avif 160w, /art/portrait-8-320.749687c88c.avif 320w, /art/portrait-8-640.749687c88c.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-8-160.749687c88c.webp 160w, /art/portrait-8-320.749687c88c.webp 320w, /art/portrait-8-640.749687c88c.webp 640w',
      },
    ],
    src: '/art/portrait-8-640.749687c88c.webp',
  },
  'portrait-9': {
    alt: 'Drawing of an old woman with white hair to the chin and glasses, before a branch',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-9-160.91a2ffacc4.avif 160w, /art/portrait-9-320.91a2ffacc4.avif 320w, /art/portrait-9-640.91a2ffacc4.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-9-160.91a2ffacc4.webp 160w, /art/portrait-9-320.91a2ffacc4.webp 320w, /art/portrait-9-640.91a2ffacc4.webp 640w',
      },
    ],
    src: '/art/portrait-9-640.91a2ffacc4.webp',
  },
  'portrait-10': {
    alt: 'Drawing of a man with a shaved head and headphones about his neck, before palm leaves',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-10-160.f1b3db6e5f.avif 160w, /art/portrait-10-320.f1b3db6e5f.avif 320w, /art/portrait-10-640.f1b3db6e5f.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-10-160.f1b3db6e5f.webp 160w, /art/portrait-10-320.f1b3db6e5f.webp 320w, /art/portrait-10-640.f1b3db6e5f.webp 640w',
      },
    ],
    src: '/art/portrait-10-640.f1b3db6e5f.webp',
  },
  'portrait-11': {
    alt: 'Drawing of a woman with copper hair in a bun, in a black rollneck, before reeds',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-11-160.058f5dfe79.avif 160w, /art/portrait-11-320.058f5dfe79.avif 320w, /art/portrait-11-640.058f5dfe79.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-11-160.058f5dfe79.webp 160w, /art/portrait-11-320.058f5dfe79.webp 320w, /art/portrait-11-640.058f5dfe79.webp 640w',
      },
    ],
    src: '/art/portrait-11-640.058f5dfe79.webp',
  },
  'portrait-12': {
    alt: 'Drawing of an elderly man with long grey hair tied back, in a red shirt, before a fern',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-12-160.bc4c03e022.avif 160w, /art/portrait-12-320.bc4c03e022.avif 320w, /art/portrait-12-640.bc4c03e022.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-12-160.bc4c03e022.webp 160w, /art/portrait-12-320.bc4c03e022.webp 320w, /art/portrait-12-640.bc4c03e022.webp 640w',
      },
    ],
    src: '/art/portrait-12-640.bc4c03e022.webp',
  },
  'portrait-13': {
    alt: 'Drawing of a woman with short silver hair and an ochre scarf, before leaves',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-13-160.5a3d0286dc.avif 160w, /art/portrait-13-320.5a3d0286dc.avif 320w, /art/portrait-13-640.5a3d0286dc.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-13-160.5a3d0286dc.webp 160w, /art/portrait-13-320.5a3d0286dc.webp 320w, /art/portrait-13-640.5a3d0286dc.webp 640w',
      },
    ],
    src: '/art/portrait-13-640.5a3d0286dc.webp',
  },
  'portrait-14': {
    alt: 'Drawing of an old man with close white hair and a strap about his neck, before tall grass',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-14-160.858e96e5ef.avif 160w, /art/portrait-14-320.858e96e5ef.avif 320w, /art/portrait-14-640.858e96e5ef.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-14-160.858e96e5ef.webp 160w, /art/portrait-14-320.858e96e5ef.webp 320w, /art/portrait-14-640.858e96e5ef.webp 640w',
      },
    ],
    src: '/art/portrait-14-640.858e96e5ef.webp',
  },
  'portrait-15': {
    alt: 'Drawing of a woman with braided hair gathered high, in a light blue uniform, before palm leaves',
    width: 640,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/portrait-15-160.3a8934e510.avif 160w, /art/portrait-15-320.3a8934e510.avif 320w, /art/portrait-15-640.3a8934e510.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/portrait-15-160.3a8934e510.webp 160w, /art/portrait-15-320.3a8934e510.webp 320w, /art/portrait-15-640.3a8934e510.webp 640w',
      },
    ],
    src: '/art/portrait-15-640.3a8934e510.webp',
  },
  'timeline-descartes': {
    alt: 'Drawing: a magpie on a pile of books and a parrot on its perch, a quill between them',
    width: 960,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/timeline-descartes-480.b9d6d20193.avif 480w, /art/timeline-descartes-800.b9d6d20193.avif 800w, /art/timeline-descartes-960.b9d6d20193.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/timeline-descartes-800.b9d6d20193.webp 800w, /art/timeline-descartes-960.b9d6d20193.webp 960w',
      },
    ],
    src: '/art/timeline-descartes-800.b9d6d20193.webp',
  },
  'timeline-speech-of-monkeys': {
    alt: 'Drawing: a phonograph with a wide horn, and a monkey on a bough that listens',
    width: 960,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/timeline-speech-of-monkeys-480.bfd766437e.avif 480w, /art/timeline-speech-of-monkeys-800.bfd766437e.avif 800w, /art/timeline-speech-of-monkeys-960.bfd766437e.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/timeline-speech-of-monkeys-800.bfd766437e.webp 800w, /art/timeline-speech-of-monkeys-960.bfd766437e.webp 960w',
      },
    ],
    src: '/art/timeline-speech-of-monkeys-800.bfd766437e.webp',
  },
  'timeline-pan-paniscus': {
    alt: 'Drawing: a bonobo on all fours with a label that reads Pan paniscus, Schwarz, 1929',
    width: 960,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/timeline-pan-paniscus-480.3542aaa711.avif 480w, /art/timeline-pan-paniscus-800.3542aaa711.avif 800w, /art/timeline-pan-paniscus-960.3542aaa711.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/timeline-pan-paniscus-800.3542aaa711.webp 800w, /art/timeline-pan-paniscus-960.3542aaa711.webp 960w',
      },
    ],
    src: '/art/timeline-pan-paniscus-800.3542aaa711.webp',
  },
  'timeline-orange-park': {
    alt: 'Drawing: a long white house between palms, an orange tree before it',
    width: 960,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/timeline-orange-park-480.34ee555856.avif 480w, /art/timeline-orange-park-800.34ee555856.avif 800w, /art/timeline-orange-park-960.34ee555856.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/timeline-orange-park-800.34ee555856.webp 800w, /art/timeline-orange-park-960.34ee555856.webp 960w',
      },
    ],
    src: '/art/timeline-orange-park-800.34ee555856.webp',
  },
  'timeline-gua': {
    alt: 'Drawing: a lit window in the evening, and in it a child and a young ape at one table',
    width: 960,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/timeline-gua-480.c54c0c62bb.avif 480w, /art/timeline-gua-800.c54c0c62bb.avif 800w, /art/timeline-gua-960.c54c0c62bb.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/timeline-gua-800.c54c0c62bb.webp 800w, /art/timeline-gua-960.c54c0c62bb.webp 960w',
      },
    ],
    src: '/art/timeline-gua-800.c54c0c62bb.webp',
  },
  'timeline-washoe': {
    alt: 'Drawing: the hand of a person and the hand of an ape, fingertip to fingertip',
    width: 960,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/timeline-washoe-480.78fc1507e2.avif 480w, /art/timeline-washoe-800.78fc1507e2.avif 800w, /art/timeline-washoe-960.78fc1507e2.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/timeline-washoe-800.78fc1507e2.webp 800w, /art/timeline-washoe-960.78fc1507e2.webp 960w',
      },
    ],
    src: '/art/timeline-washoe-800.78fc1507e2.webp',
  },
  'timeline-lana': {
    alt: 'Drawing: a board of keys with signs on them, and the hand of an ape that presses one',
    width: 960,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/timeline-lana-480.bac4d95b1a.avif 480w, /art/timeline-lana-800.bac4d95b1a.avif 800w, /art/timeline-lana-960.bac4d95b1a.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/timeline-lana-800.bac4d95b1a.webp 800w, /art/timeline-lana-960.bac4d95b1a.webp 960w',
      },
    ],
    src: '/art/timeline-lana-800.bac4d95b1a.webp',
  },
  'timeline-yerkish': {
    alt: 'Drawing: the nine elements of the signs on a sheet of paper, and a pen',
    width: 960,
    height: 640,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/timeline-yerkish-480.c0ab877a75.avif 480w, /art/timeline-yerkish-800.c0ab877a75.avif 800w, /art/timeline-yerkish-960.c0ab877a75.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/timeline-yerkish-800.c0ab877a75.webp 800w, /art/timeline-yerkish-960.c0ab877a75.webp 960w',
      },
    ],
    src: '/art/timeline-yerkish-800.c0ab877a75.webp',
  },
  'video-kanzi': {
    alt: 'A bonobo sits before the rising sun and looks over a misty forest',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-kanzi-480.e093f08fba.avif 480w, /art/video-kanzi-800.e093f08fba.avif 800w, /art/video-kanzi-1200.e093f08fba.avif 1200w, /art/video-kanzi-1280.e093f08fba.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-kanzi-800.e093f08fba.webp 800w, /art/video-kanzi-1280.e093f08fba.webp 1280w',
      },
    ],
    src: '/art/video-kanzi-800.e093f08fba.webp',
  },
  'video-language': {
    alt: 'The long hand of a bonobo at a dark board of signs; the one it presses shines',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-language-480.d2f4919df9.avif 480w, /art/video-language-800.d2f4919df9.avif 800w, /art/video-language-1200.d2f4919df9.avif 1200w, /art/video-language-1280.d2f4919df9.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/video-language-800.d2f4919df9.webp 800w, /art/video-language-1280.d2f4919df9.webp 1280w',
      },
    ],
    src: '/art/video-language-800.d2f4919df9.webp',
  },
  'video-making': {
    alt: 'A bonobo feeds a small fire at dusk; a worked stone and a flake lie beside it',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-making-480.138c785e5b.avif 480w, /art/video-making-800.138c785e5b.avif 800w, /art/video-making-1200.138c785e5b.avif 1200w, /art/video-making-1280.138c785e5b.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-making-800.138c785e5b.webp 800w, /art/video-making-1280.138c785e5b.webp 1280w',
      },
    ],
    src: '/art/video-making-800.138c785e5b.webp',
  },
  'video-play': {
    alt: 'Two young bonobos at play in golden light: one swings on a liana, one runs up to it',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-play-480.afc20d172d.avif 480w, /art/video-play-800.afc20d172d.avif 800w, /art/video-play-1200.afc20d172d.avif 1200w, /art/video-play-1280.afc20d172d.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-play-800.afc20d172d.webp 800w, /art/video-play-1280.afc20d172d.webp 1280w',
      },
    ],
    src: '/art/video-play-800.afc20d172d.webp',
  },
  'video-forest': {
    alt: 'A forest to the horizon with a river and mist; a bonobo looks over it from a bough',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-forest-480.06a428f112.avif 480w, /art/video-forest-800.06a428f112.avif 800w, /art/video-forest-1200.06a428f112.avif 1200w, /art/video-forest-1280.06a428f112.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-forest-800.06a428f112.webp 800w, /art/video-forest-1280.06a428f112.webp 1280w',
      },
    ],
    src: '/art/video-forest-800.06a428f112.webp',
  },
  'video-talks': {
    alt: 'An evening lesson: three signs in chalk on a board, who explains them, and those who listen',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-talks-480.344b24d000.avif 480w, /art/video-talks-800.344b24d000.avif 800w, /art/video-talks-1200.344b24d000.avif 1200w, /art/video-talks-1280.344b24d000.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-talks-800.344b24d000.webp 800w, /art/video-talks-1280.344b24d000.webp 1280w',
      },
    ],
    src: '/art/video-talks-800.344b24d000.webp',
  },
  'video-first-words': {
    alt: 'A young bonobo beside a small board with the signs for orange, banana, coffee and juice, in morning light',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-first-words-480.3c4ce980a9.avif 480w, /art/video-first-words-800.3c4ce980a9.avif 800w, /art/video-first-words-1200.3c4ce980a9.avif 1200w, /art/video-first-words-1280.3c4ce980a9.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/video-first-words-800.3c4ce980a9.webp 800w, /art/video-first-words-1280.3c4ce980a9.webp 1280w',
      },
    ],
    src: '/art/video-first-words-800.3c4ce980a9.webp',
  },
  'video-in-the-forest': {
    alt: 'Noon in the treetops: a bonobo climbs a liana towards figs, among trees that stand in the light',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-in-the-forest-480.9723d91444.avif 480w, /art/video-in-the-forest-800.9723d91444.avif 800w, /art/video-in-the-forest-1200.9723d91444.avif 1200w, /art/video-in-the-forest-1280.9723d91444.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/video-in-the-forest-800.9723d91444.webp 800w, /art/video-in-the-forest-1280.9723d91444.webp 1280w',
      },
    ],
    src: '/art/video-in-the-forest-800.9723d91444.webp',
  },
  'video-in-iowa': {
    alt: 'Evening over open country: a bonobo rests on a trunk and looks across fields to a low sun',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-in-iowa-480.aa6bf7ef65.avif 480w, /art/video-in-iowa-800.aa6bf7ef65.avif 800w, /art/video-in-iowa-1200.aa6bf7ef65.avif 1200w, /art/video-in-iowa-1280.aa6bf7ef65.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-in-iowa-800.aa6bf7ef65.webp 800w, /art/video-in-iowa-1280.aa6bf7ef65.webp 1280w',
      },
    ],
    src: '/art/video-in-iowa-800.aa6bf7ef65.webp',
  },
  'video-colours': {
    alt: 'Night over the treetops: a bonobo looks up, and beside the moon shines the sign for hand',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-colours-480.efaaf30360.avif 480w, /art/video-colours-800.efaaf30360.avif 800w, /art/video-colours-1200.efaaf30360.avif 1200w, /art/video-colours-1280.efaaf30360.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-colours-800.efaaf30360.webp 800w, /art/video-colours-1280.efaaf30360.webp 1280w',
      },
    ],
    src: '/art/video-colours-800.efaaf30360.webp',
  },
  'video-boards': {
    alt: 'A bonobo sits in the shade of the forest before a wide board of coloured signs and reaches for one',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-boards-480.5764efd2c4.avif 480w, /art/video-boards-800.5764efd2c4.avif 800w, /art/video-boards-1200.5764efd2c4.avif 1200w, /art/video-boards-1280.5764efd2c4.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-boards-800.5764efd2c4.webp 800w, /art/video-boards-1280.5764efd2c4.webp 1280w',
      },
    ],
    src: '/art/video-boards-800.5764efd2c4.webp',
  },
  'video-spoken-english': {
    alt: 'A bonobo faces us and listens, among ferns in the light of the afternoon',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-spoken-english-480.342eabb2f5.avif 480w, /art/video-spoken-english-800.342eabb2f5.avif 800w, /art/video-spoken-english-1200.342eabb2f5.avif 1200w, /art/video-spoken-english-1280.342eabb2f5.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/video-spoken-english-800.342eabb2f5.webp 800w, /art/video-spoken-english-1280.342eabb2f5.webp 1280w',
      },
    ],
    src: '/art/video-spoken-english-800.342eabb2f5.webp',
  },
  'video-stone-tools': {
    alt: 'A bonobo at a fallen trunk reaches for a stone from which flakes were struck; one of them lies beside it',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-stone-tools-480.3c62c579d5.avif 480w, /art/video-stone-tools-800.3c62c579d5.avif 800w, /art/video-stone-tools-1200.3c62c579d5.avif 1200w, /art/video-stone-tools-1280.3c62c579d5.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/video-stone-tools-800.3c62c579d5.webp 800w, /art/video-stone-tools-1280.3c62c579d5.webp 1280w',
      },
    ],
    src: '/art/video-stone-tools-800.3c62c579d5.webp',
  },
  'video-protection': {
    alt: 'Two people, seen from behind, look out over a misty forest at first light',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-protection-480.2ce9aff5f9.avif 480w, /art/video-protection-800.2ce9aff5f9.avif 800w, /art/video-protection-1200.2ce9aff5f9.avif 1200w, /art/video-protection-1280.2ce9aff5f9.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/art/video-protection-800.2ce9aff5f9.webp 800w, /art/video-protection-1280.2ce9aff5f9.webp 1280w',
      },
    ],
    src: '/art/video-protection-800.2ce9aff5f9.webp',
  },
  'video-lessons': {
    alt: 'Lanterns with five signs hang over a class at dusk, seen from behind',
    width: 1280,
    height: 720,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/art/video-lessons-480.1b012e1774.avif 480w, /art/video-lessons-800.1b012e1774.avif 800w, /art/video-lessons-1200.1b012e1774.avif 1200w, /art/video-lessons-1280.1b012e1774.avif 1280w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/video-lessons-800.1b012e1774.webp 800w, /art/video-lessons-1280.1b012e1774.webp 1280w',
      },
    ],
    src: '/art/video-lessons-800.1b012e1774.webp',
  },
  'card-home': {
    alt: 'Paniscus: a bonobo before the rising sun',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-home.9324e416f0.jpg',
  },
  'card-celebration': {
    alt: 'Celebrating Kanzi: a bonobo looks up into a night with fireflies',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-celebration.24e0409303.jpg',
  },
  'card-about': {
    alt: 'The people: four drawn portraits',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-about.1a89bd200c.jpg',
  },
  'card-mission': {
    alt: 'Why we are here: the hand of a person and the hand of an ape, fingertip to fingertip',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-mission.0d19a81330.jpg',
  },
  'card-conservation': {
    alt: 'Bonobos and their forest: one looks over treetops, a river and mist',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-conservation.1961af1d78.jpg',
  },
  'card-research': {
    alt: 'Research and education: the nine elements of the signs on a sheet of paper',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-research.279865dc5a.jpg',
  },
  'card-bibliography': {
    alt: 'The bibliography of Sue Savage-Rumbaugh: books, and a magpie and a parrot on them',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-bibliography.7ec9246744.jpg',
  },
  'card-timeline': {
    alt: 'Could an ape speak? A phonograph, and a monkey that listens',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-timeline.1e6b728771.jpg',
  },
  'card-video': {
    alt: 'Video library: two young bonobos at play',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-video.c2df2ebdf0.jpg',
  },
  'card-keyboard': {
    alt: 'Paniscus Keyboard: the hand of a bonobo at a board of signs',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-keyboard.e6870bca65.jpg',
  },
  'card-donate': {
    alt: 'Give to the bonobos: one with her little one',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-donate.b65fa54b5c.jpg',
  },
  'card-store': {
    alt: 'The store: a hoodie with signs on it',
    width: 1200,
    height: 630,
    sources: [],
    src: '/art/card-store.556089a3f7.jpg',
  },
};

/** Films without a seam and without sound. */
export const LOOPS: Readonly<Record<'hero' | 'celebration', DrawnLoop<PictureName>>> = {
  hero: {
    poster: 'hero',
    webm: '/art/hero.5fed78b6ce.webm',
    mp4: '/art/hero.5fed78b6ce.mp4',
    width: 1280,
    height: 720,
    label: 'Mist drifts through a forest at sunrise; a bonobo sits on a bough with a little one in her lap.',
  },
  celebration: {
    poster: 'celebration',
    webm: '/art/celebration.4f91fb85ca.webm',
    mp4: '/art/celebration.4f91fb85ca.mp4',
    width: 1280,
    height: 720,
    label: 'A forest at night: fireflies wander, and a bonobo on a bough looks up at the moon.',
  },
};
