export type StoreContent = {
  title: string;
  lead: string;
  madeToOrder: string;
  returnPolicy: { title: string; paragraphs: readonly string[] };
  cart: { title: string; empty: string; checkoutNote: string };
};

export const storeContent: StoreContent = {
  title: 'The store',
  lead: 'Clothing, prints and mugs with our signs. Each item is printed when you order it, and the proceeds support bonobos.',
  madeToOrder: 'Printed when you order it.',
  returnPolicy: {
    title: 'Return policy',
    paragraphs: [
      'We accept returns within 30 days of delivery for items that are defective, damaged or not what you ordered.',
      'Each item is printed on demand, so we cannot take it back for any other reason.',
      'Please write to us with photos that show the problem, and we will make it right.',
    ],
  },
  cart: {
    title: 'Your cart',
    empty: 'Items you add are saved on this device.',
    checkoutNote: 'Shipping and tax are added at checkout.',
  },
};
