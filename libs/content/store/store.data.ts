export type StoreContent = {
  title: string;
  lead: string;
  madeToOrder: string;
  returns: { title: string; paragraphs: readonly string[] };
  cart: { title: string; empty: string; beforePaying: string };
};

export const storeContent: StoreContent = {
  title: 'The store',
  lead: 'Signs to wear, to hang up and to drink from. Each thing is printed when you order it, and what it earns goes to the bonobos.',
  madeToOrder: 'Printed for you when you order it.',
  returns: {
    title: 'Return policy',
    paragraphs: [
      'We accept returns within 30 days of delivery for items that are defective, damaged or not what you ordered.',
      'Each item is printed on demand, so we cannot take it back for any other reason.',
      'Please write to us with photos that show the problem, and we will put it right.',
    ],
  },
  cart: {
    title: 'Your cart',
    empty: 'What you choose in the store waits for you here, on this device.',
    beforePaying: 'Shipping and tax are added at checkout.',
  },
};
