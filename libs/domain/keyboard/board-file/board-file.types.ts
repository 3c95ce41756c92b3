// The subset of the Open Board Format (openboardformat.org) that the site writes, with the format's field names.

export type OpenLicense = {
  type: string;
  copyright_notice_url?: string;
  source_url?: string;
  author_name?: string;
  author_url?: string;
};

export type OpenButton = {
  id: string;
  label: string;
  vocalization?: string;
  image_id?: string;
  sound_id?: string;
  hidden?: boolean;
  /** `rgb(106, 74, 152)`. */
  background_color?: string;
  border_color?: string;
  /** `path` only in a package. */
  load_board?: { id: string; name: string; path?: string };
  /** Key of the word in the site's vocabulary. */
  ext_paniscus_key?: string;
  /** A word of the visitor's own, even if the vocabulary has the same word. */
  ext_paniscus_own?: boolean;
  /** Language tag of a custom word. */
  ext_paniscus_lang?: string;
  /** Never speaks. */
  ext_paniscus_silent?: boolean;
  /** What the picture of a custom word shows. */
  ext_paniscus_alt?: string;
  /** Cell of a word outside the grid, from 0 in rows of 16. */
  ext_paniscus_cell?: number;
};

export type OpenImage = {
  id: string;
  content_type: string;
  width: number;
  height: number;
  /** Data URL, in a standalone board. */
  data?: string;
  path?: string;
  license?: OpenLicense;
};

export type OpenSound = { id: string; content_type: string; data: string };

export type OpenBoard = {
  format: string;
  id: string;
  locale: string;
  name: string;
  url?: string;
  description_html: string;
  license: OpenLicense;
  buttons: OpenButton[];
  images: OpenImage[];
  sounds: [];
  /** `order` lists button ids row by row; `null` is an empty cell. */
  grid: { rows: number; columns: number; order: (string | null)[][] };
};

export type OpenManifest = {
  format: string;
  /** Path of the board to open first. */
  root: string;
  paths: Record<'boards' | 'images' | 'sounds', Record<string, string>>;
};

export type Fault = {
  /** Path of the field: `buttons[3].label` or `grid.order`. */
  field: string;
  problem: string;
  /** True when the board cannot be read; otherwise it is a warning for the author of the file. */
  isFatal: boolean;
};

/** Returns a file of the package as a data URL. */
export type ReadMedia = (path: string, contentType: string | undefined) => string | undefined;
