import type { QuoteRequest } from '@paniscus/domain/checkout';
import type { Product } from '@paniscus/domain/products';

type Server = { url: string };

export async function fetchProductsByTitle(server: Server): Promise<Map<string, Product>> {
  const response = await fetch(`${server.url}/api/printify-products/`);
  const products = (await response.json()) as Product[];
  return new Map(products.map((product) => [product.title, product]));
}

export function buildLineItem(product: Product | undefined, title: string, quantity = 1) {
  const variant = product?.variants.find((candidate) => candidate.title === title);
  if (product === undefined || variant === undefined) throw new Error(`No product or variant ${title}.`);
  return { product_id: product.id, variant_id: variant.id, quantity, price: variant.price / 100 };
}

export function buildQuote(
  lines: QuoteRequest['line_items'],
  addressChange: Partial<QuoteRequest['address_to']> = {},
): QuoteRequest {
  const address_to = {
    first_name: 'Ada',
    last_name: 'Nguyen',
    email: 'ada@example.org',
    phone: '',
    address1: '12 River Road',
    address2: '',
    city: 'Des Moines',
    region: 'IA',
    zip: '50309',
    country: 'US' as const,
    ...addressChange,
  };
  return { zip: address_to.zip, line_items: lines, address_to, shipping_cost: 0 };
}
