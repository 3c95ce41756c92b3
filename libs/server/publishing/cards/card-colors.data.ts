/** Colors of the light scheme, copied from the palette by `node tools/generators/card-colors.ts`. */
export const CARD_COLORS = {
  page: '#faf5ea',
  ink: '#1e1c17',
  hairline: '#ddd2bb',
  saffron: '#f0b02f',
  sign: '#fffaf0',
  tiles: {
    people: '#6a4a98',
    food: '#ae352b',
    places: '#b4550f',
    activities: '#2a61a3',
    things: '#2c7547',
    feelings: '#586979',
    function: '#26241f',
  },
} as const;
