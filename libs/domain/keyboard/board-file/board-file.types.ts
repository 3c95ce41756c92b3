// The parts of the Open Board Format (openboardformat.org) that we write, by the names the format gives them.

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
  /** What is said, where it is not the label. */
  vocalization?: string;
  image_id?: string;
  /** `rgb(106, 74, 152)`. */
  background_color?: string;
  border_color?: string;
  /** Another board of the same package. */
  load_board?: { id: string; name: string; path: string };
  /** The word's key in our vocabulary. */
  ext_paniscus_key?: string;
};

export type OpenImage = {
  id: string;
  content_type: string;
  /** In pixels. */
  width: number;
  height: number;
  /** A data address, in a board that stands alone. */
  data?: string;
  /** A file of the same package. */
  path?: string;
  license?: OpenLicense;
};

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
  /** Rows from the top, each with the ids of its buttons; `null` is an empty place. */
  grid: { rows: number; columns: number; order: (string | null)[][] };
};

/** What lies in a package as `manifest.json`. */
export type OpenManifest = {
  format: string;
  /** The board that opens first. */
  root: string;
  paths: Record<'boards' | 'images' | 'sounds', Record<string, string>>;
};

/** Where something does not keep to the format, and how. */
export type Fault = {
  /** As `buttons[3].label` or `grid.order`. */
  field: string;
  problem: string;
  /** Without it a board cannot be read; the others are only for those who write one. */
  isGrave: boolean;
};
