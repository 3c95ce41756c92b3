/** All colors of the site; no other file contains literal colors. */

interface Tile {
  tile: string;
  sign: string;
}

export interface SchemeColors {
  page: string;
  /** Background of cards, fields and dialogs. */
  sheet: string;
  ground: string;
  ink: string;
  inkSoft: string;
  /** Decorative dividers. */
  hairline: string;
  /** Borders of controls; must meet non-text contrast. */
  edge: string;
  forest: string;
  forestStrong: string;
  onForest: string;
  saffron: string;
  saffronStrong: string;
  onSaffron: string;
  error: string;
  errorGround: string;
  warning: string;
  warningGround: string;
  info: string;
  infoGround: string;
  success: string;
  successGround: string;
  veil: string;
  lexigram: {
    people: Tile;
    food: Tile;
    places: Tile;
    activities: Tile;
    things: Tile;
    feelings: Tile;
    function: Tile;
  };
}

const ivory = '#fffaf0';

export const light: SchemeColors = {
  page: '#faf5ea',
  sheet: '#fffdf8',
  ground: '#f1e9d8',
  ink: '#1e1c17',
  inkSoft: '#4f4a3e',
  hairline: '#ddd2bb',
  edge: '#857a62',
  forest: '#1d4a38',
  forestStrong: '#123527',
  onForest: '#fffaf0',
  saffron: '#f0b02f',
  saffronStrong: '#e09c12',
  onSaffron: '#1e1c17',
  error: '#96261b',
  errorGround: '#fbe9e3',
  warning: '#6f4600',
  warningGround: '#fbf0d3',
  info: '#1f4a7c',
  infoGround: '#e6eef6',
  success: '#1d5637',
  successGround: '#e5f1e4',
  veil: '#faf5eacc',
  lexigram: {
    people: { tile: '#6a4a98', sign: ivory },
    food: { tile: '#ae352b', sign: ivory },
    places: { tile: '#b4550f', sign: ivory },
    activities: { tile: '#2a61a3', sign: ivory },
    things: { tile: '#2c7547', sign: ivory },
    feelings: { tile: '#586979', sign: ivory },
    function: { tile: '#26241f', sign: ivory },
  },
};

export const dark: SchemeColors = {
  page: '#0d1712',
  sheet: '#14221b',
  ground: '#101d17',
  ink: '#eee8d8',
  inkSoft: '#bcb9a6',
  hairline: '#2c3b32',
  edge: '#7b897d',
  forest: '#97d0ad',
  forestStrong: '#b9e3c8',
  onForest: '#0b1510',
  saffron: '#f0b02f',
  saffronStrong: '#f8c863',
  onSaffron: '#1e1c17',
  error: '#f4a699',
  errorGround: '#33190f',
  warning: '#f0c671',
  warningGround: '#2d240c',
  info: '#a3c7ef',
  infoGround: '#122436',
  success: '#98d4ac',
  successGround: '#12291b',
  veil: '#0d1712cc',
  lexigram: {
    people: { tile: '#7c5cad', sign: ivory },
    food: { tile: '#b8443a', sign: ivory },
    places: { tile: '#b55a16', sign: ivory },
    activities: { tile: '#3b70b3', sign: ivory },
    things: { tile: '#347c4f', sign: ivory },
    feelings: { tile: '#637485', sign: ivory },
    function: { tile: '#e6dfcc', sign: '#1e1c17' },
  },
};

interface StrongTile extends Tile {
  /** Border of the tile, a dark shade of the class color. */
  edge: string;
}

const black = '#000000';

/** High-contrast tiles for both schemes: black on the palest shade of the class color. */
export const strongLexigram: Record<keyof SchemeColors['lexigram'], StrongTile> = {
  people: { tile: '#eae0fa', sign: black, edge: '#4b2a7d' },
  food: { tile: '#ffdcd7', sign: black, edge: '#8c1c14' },
  places: { tile: '#ffe3c8', sign: black, edge: '#7a3500' },
  activities: { tile: '#d8e8fb', sign: black, edge: '#123f78' },
  things: { tile: '#d6f1de', sign: black, edge: '#0f4f27' },
  feelings: { tile: '#e4e9ee', sign: black, edge: '#33414e' },
  function: { tile: '#ffffff', sign: black, edge: black },
};
