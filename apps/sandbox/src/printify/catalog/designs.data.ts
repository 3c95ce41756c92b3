import type { Design } from './design.types.ts';
import { COLORS } from './kinds.data.ts';

const { charcoal, clay, forest, moss, natural, night, river, sand, white } = COLORS;

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const list = (...points: string[]) => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

const SHIRT = list('100% ring-spun cotton', 'Straight cut, true to size', 'Printed when you order it');
const HOODIE = list(
  'Cotton with recycled polyester, brushed inside',
  'Pouch in front',
  'Printed when you order it',
);
const MUG = list('White ceramic inside', 'Dishwasher and microwave safe', 'Printed on both sides');
const PRINT = list('Matte paper (200 gsm)', 'Shipped rolled in a tube', 'Frame not included');

export const DESIGNS: readonly Design[] = [
  {
    slug: 'question-shirt',
    title: 'Question Shirt',
    kind: 't-shirt',
    motif: { words: ['question'] },
    colors: [forest, sand, night],
    description:
      paragraphs(
        'One sign on the chest: <b>question</b>. It turns anything next to it into a question.',
        'Wear it to a lecture, to a museum, or to dinner with someone who is always sure.',
      ) + SHIRT,
    createdAt: '2026-01-12T09:20:00Z',
    notOffered: ['2XL / Night'],
    disabled: ['S / Sand'],
    soldOut: ['XL / Forest', 'M / Night'],
  },
  {
    slug: 'banana-mug',
    title: 'Banana Mug',
    kind: 'mug',
    motif: { words: ['banana'] },
    colors: [white, charcoal],
    description:
      paragraphs(
        'The sign for <b>banana</b>, large enough to read across a breakfast table.',
        'Guests see a pattern. You see a word.',
      ) + MUG,
    createdAt: '2026-01-19T14:05:00Z',
    notOffered: ['15oz / Charcoal'],
  },
  {
    slug: 'night-forest-print',
    title: 'Night Forest Print',
    kind: 'print',
    motif: { scene: 'night' },
    colors: [natural],
    description:
      paragraphs(
        'The forest after the last call: layer behind layer of leaves, and one light that could be the moon on water.',
        'Drawn for this shop in the colors of the site at night.',
      ) + PRINT,
    createdAt: '2026-01-26T08:00:00Z',
    soldOut: ['18″ x 24″'],
  },
  {
    slug: 'treehouse-tote',
    title: 'Treehouse Tote',
    kind: 'tote',
    motif: { words: ['Treehouse'] },
    colors: [natural, forest],
    description:
      paragraphs(
        'In the forest around the research center, places where food could be found had names. <b>Treehouse</b> was one of them.',
        'This bag carries our sign for it, and about as much as you can hold in two arms.',
      ) + list('Heavy cotton canvas', 'Handles long enough to wear on your shoulder', 'Machine wash cold'),
    createdAt: '2026-02-02T10:30:00Z',
  },
  {
    slug: 'chase-tickle-shirt',
    title: 'Chase and Tickle Shirt for Children',
    kind: 'kids-shirt',
    motif: { words: ['chase', 'tickle'] },
    colors: [river, clay, white],
    tags: ['Children'],
    description:
      paragraphs(
        'Two signs side by side: <b>chase</b>, then <b>tickle</b>. Anyone who can read them knows what to do next.',
        '<i>Chase</i> is among the words that a 1986 study reports for Kanzi.',
      ) + list('100% soft cotton', 'Seams that do not scratch', 'Printed when you order it'),
    createdAt: '2026-02-09T11:45:00Z',
    notOffered: ['XS / Clay', 'M / White'],
    soldOut: ['S / River'],
  },
  {
    slug: 'outdoors-hoodie',
    title: 'Outdoors Hoodie',
    kind: 'hoodie',
    motif: { words: ['outdoors'] },
    colors: [forest, charcoal, sand],
    description:
      paragraphs(
        'For the hour before sunrise, when it is cold and you have to be quiet anyway.',
        'The sign for <b>outdoors</b> is over the heart. The back is plain.',
      ) + HOODIE,
    createdAt: '2026-02-16T07:10:00Z',
    notOffered: ['3XL / Sand'],
    disabled: ['S / Charcoal'],
    soldOut: ['L / Forest', '2XL / Charcoal'],
  },
  {
    slug: 'coffee-please-mug',
    title: 'Coffee, Please Mug',
    kind: 'mug',
    motif: { words: ['please', 'coffee'] },
    colors: [white],
    description:
      paragraphs(
        'Read from left to right it is a polite sentence: <b>please</b>, <b>coffee</b>.',
        'A full sentence before the first sip is more than most of us manage.',
      ) + MUG,
    createdAt: '2026-02-23T06:55:00Z',
  },
  {
    slug: 'field-notebook',
    title: 'Field Notebook',
    kind: 'notebook',
    motif: { words: ['name-of'] },
    colors: [moss],
    description:
      paragraphs(
        'A notebook for people who write down what they saw before they write down what they think.',
        'On the cover, the sign <b>name-of</b>: two English words, one sign.',
      ) + list('118 ruled pages', 'Spiral bound, lies flat', 'Inner pocket for loose leaves'),
    createdAt: '2026-03-02T13:00:00Z',
  },
  {
    slug: 'first-words-stickers',
    title: 'Four Early Words Stickers',
    kind: 'stickers',
    motif: { words: ['orange', 'banana', 'coffee', 'juice'] },
    colors: [white],
    description:
      paragraphs(
        'Orange, banana, coffee, juice: a 1986 study counts these among the earliest words of a young bonobo named Kanzi.',
        'Four of our signs on a sheet, to stick wherever you keep these things.',
      ) + list('Vinyl, kiss-cut', 'Peels off cleanly', 'Survives the dishwasher'),
    createdAt: '2026-03-09T15:40:00Z',
  },
  {
    slug: 'lookout-cap',
    title: 'Lookout Cap',
    kind: 'cap',
    motif: { words: ['Lookout'] },
    colors: [forest, sand, night],
    description:
      paragraphs(
        'Shade for the eyes of people who look for a long time.',
        'Our sign for <b>Lookout</b>, a place in the forest that had its own name, is stitched in one color.',
      ) + list('Washed cotton twill', 'Adjustable strap', 'Embroidered'),
    createdAt: '2026-03-16T09:00:00Z',
    soldOut: ['One size / Night'],
  },
  {
    slug: 'dawn-forest-print',
    title: 'Dawn Forest Print',
    kind: 'print',
    motif: { scene: 'dawn' },
    colors: [natural],
    description:
      paragraphs(
        'First light between the trunks. The mist has not decided yet whether to stay.',
        'It hangs well next to its sister, the <i>Night Forest Print</i>.',
      ) + PRINT,
    createdAt: '2026-03-23T05:30:00Z',
    disabled: ['8″ x 10″'],
  },
  {
    slug: 'surprise-tote',
    title: 'Surprise Tote',
    kind: 'tote',
    motif: { words: ['surprise'] },
    colors: [sand],
    description:
      paragraphs(
        'What is in the bag? The sign says <b>surprise</b>, and nothing more.',
        'This one sells out fast. It comes back when the print shop restocks sand canvas.',
      ) + list('Heavy cotton canvas', 'Handles long enough to wear on your shoulder', 'Machine wash cold'),
    createdAt: '2026-03-30T12:15:00Z',
    soldOut: 'all',
  },
  {
    slug: 'hug-hoodie',
    title: 'Hug Hoodie',
    kind: 'hoodie',
    motif: { words: ['hug'] },
    colors: [clay, night],
    description:
      paragraphs(
        'A hoodie is the closest thing to a <b>hug</b> that a print shop can mail.',
        'The sign is printed small on the left sleeve and over the heart.',
      ) + HOODIE,
    createdAt: '2026-04-06T16:20:00Z',
    notOffered: ['3XL / Clay'],
    soldOut: ['M / Clay'],
  },
  {
    slug: 'visitor-shirt',
    title: 'Visitor Shirt',
    kind: 't-shirt',
    motif: { words: ['visitor'] },
    colors: [white, charcoal],
    // Pasted from a word processor; tests that the product sanitizes descriptions.
    description:
      '<div class="intro" style="font-size:20px"><h2>You are a visitor here</h2>' +
      '<p style="color:#a9583a" onclick="alert(1)">So are <b class="x">all of us</b>. The sign says <span>visitor</span>, and it is meant as a courtesy.</p></div>' +
      '<script>document.title = "Visitor"</script><style>p { color: red }</style>' +
      '<p>Read how the signs work <a href="https://example.org/signs" target="_blank">on our pages</a>.<br/>' +
      '<img src="x" onerror="alert(2)">Cotton &amp; nothing else, 3 &lt; 5.</p>' +
      `<ul type="disc"><li id="one">100% ring-spun cotton</li><li>Printed when you order it</li></ul>`,
    createdAt: '2026-04-13T10:00:00Z',
    notOffered: ['2XL / White'],
    soldOut: ['L / White'],
  },
  {
    slug: 'day-forest-print',
    title: 'Day Forest Print',
    kind: 'print',
    motif: { scene: 'day' },
    colors: [natural],
    description: paragraphs('A proof: the green is not right yet. Not to be published before it is.') + PRINT,
    createdAt: '2026-04-20T08:45:00Z',
    isPublished: false,
  },
];
