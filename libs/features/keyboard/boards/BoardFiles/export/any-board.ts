import fc from 'fast-check';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const MP3 = 'data:audio/mpeg;base64,SUQz';

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });
const anyUrl = fc.webUrl();
const anyExtension = fc.dictionary(fc.stringMatching(/^ext_[a-z]{1,8}_[a-z]{1,8}$/), fc.jsonValue(), {
  maxKeys: 2,
});
const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((color) => `rgb(${color.join(', ')})`);
const anyShare = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

/** An object that has every one of its fields or only some, and fields of other programs. */
const anyRecord = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }, required: (keyof T)[]) =>
  fc
    .tuple(fc.record(fields, { requiredKeys: required }), anyExtension)
    .map(([record, extension]) => ({ ...record, ...extension }));

const anyLicense = anyRecord(
  {
    type: fc.constantFrom('CC By', 'CC By-SA', 'public domain', 'private'),
    copyright_notice_url: anyUrl,
    source_url: anyUrl,
    author_name: anyText,
    author_url: anyUrl,
    author_email: anyText,
  },
  ['type'],
);

/** Pictures and recordings that are in the board, in its package, elsewhere, or all of that. */
const mediaFields = (id: string, path: string) => ({
  id: fc.constant(id),
  path: fc.constant(path),
  url: anyUrl,
  data_url: anyUrl,
  license: anyLicense,
});

const anyImage = (id: string) =>
  anyRecord(
    {
      ...mediaFields(id, `images/${id}.png`),
      content_type: fc.constant('image/png'),
      data: fc.constant(PNG),
      width: fc.integer({ min: 1, max: 900 }),
      height: fc.integer({ min: 1, max: 900 }),
      symbol: anyRecord({ set: fc.constant('pictograms'), filename: anyText }, ['set', 'filename']),
    },
    ['id', 'content_type'],
  );

const anySound = (id: string) =>
  anyRecord(
    {
      ...mediaFields(id, `sounds/${id}.mp3`),
      content_type: fc.constant('audio/mpeg'),
      data: fc.constant(MP3),
      duration: fc.integer({ min: 1, max: 9 }),
    },
    ['id', 'content_type'],
  );

const anyAction = fc.constantFrom(
  '+a',
  '+oo',
  ':space',
  ':home',
  ':speak',
  ':clear',
  ':backspace',
  ':ext_x_flip',
);

/** Buttons of the board with an index; links lead to the boards of the package, and elsewhere. */
const anyButton = (board: number, boardCount: number) =>
  anyRecord(
    {
      label: fc.oneof(fc.constantFrom('banana', 'Hot dog', 'give', 'toast', ':time'), anyText),
      vocalization: fc.oneof(fc.constant('I am full'), anyText),
      image_id: fc.constantFrom(`i${String(board)}a`, `i${String(board)}b`),
      sound_id: fc.constant(`s${String(board)}a`),
      hidden: fc.boolean(),
      background_color: anyColor,
      border_color: anyColor,
      action: anyAction,
      actions: fc.array(anyAction, { maxLength: 3 }),
      load_board: fc.oneof(
        fc
          .nat(boardCount - 1)
          .map((target) => ({ id: `b${String(target)}`, path: `boards/${String(target)}.obf` })),
        anyRecord({ name: anyText, url: anyUrl, data_url: anyUrl }, ['url']),
      ),
      top: anyShare,
      left: anyShare,
      width: anyShare,
      height: anyShare,
      translations: fc.dictionary(
        fc.constantFrom('es', 'fr'),
        fc.record({ label: anyText, vocalization: anyText }),
      ),
    },
    ['label'],
  );

/** Grids from 1 × 1 to larger than the keyboard's; a button can have several places or none. */
const anyGrid = (buttonCount: number) =>
  fc
    .record({ rows: fc.integer({ min: 1, max: 10 }), columns: fc.integer({ min: 1, max: 18 }) })
    .chain(({ rows, columns }) => {
      const place = fc.oneof(
        fc.constant(null),
        fc.nat(buttonCount - 1).map((index) => `k${String(index)}`),
      );
      const row = fc.array(place, { minLength: columns, maxLength: columns });
      const order = fc.array(row, { minLength: rows, maxLength: rows });
      return anyRecord({ rows: fc.constant(rows), columns: fc.constant(columns), order }, [
        'rows',
        'columns',
        'order',
      ]);
    });

/** A board with all fields of the Open Board Format. */
const anyBoard = (index: number, boardCount: number) =>
  fc.array(anyButton(index, boardCount), { minLength: 1, maxLength: 10 }).chain((buttons) =>
    anyRecord(
      {
        format: fc.constant('open-board-0.1'),
        id: fc.constant(`b${String(index)}`),
        locale: fc.constantFrom('en', 'en-US', 'es', 'fr_CA'),
        name: anyText.map((text) => `${text} ${String(index)}`),
        description_html: fc.constant('<b>Words</b> for the kitchen'),
        url: anyUrl,
        data_url: anyUrl,
        license: anyLicense,
        strings: fc.constant({ en: { ':time': 'time' }, es: { ':time': 'hora' } }),
        buttons: fc.constant(buttons.map((button, key) => ({ ...button, id: `k${String(key)}` }))),
        images: fc.tuple(anyImage(`i${String(index)}a`), anyImage(`i${String(index)}b`)),
        sounds: fc.tuple(anySound(`s${String(index)}a`)),
        grid: anyGrid(buttons.length),
      },
      ['format', 'id', 'locale', 'name', 'buttons', 'images', 'sounds', 'grid'],
    ),
  );

/** One to four boards of a package; links can lead from each to each. */
export const anyBoards = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyBoard(index, count))));

export const anyManifestExtension = anyExtension;
