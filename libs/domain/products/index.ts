export { PRODUCT_SORTS, parseProductFilter, filterProducts, listTags } from './product-list.rules.ts';
export type { ProductFilter, ProductSort } from './product-list.rules.ts';
export { listOtherNames } from './product-names.rules.ts';
export { toDescriptionText } from './product-description.rules.ts';
export { buildPictureSources } from './product-picture.rules.ts';
export { isSoldOut, getListPrice, listVariantOptions } from './product-price.rules.ts';
export {
  listColorChoices,
  getGallery,
  isBuyable,
  findListedVariant,
  parseOptions,
  PICTURE_WIDTHS,
  findPicturedVariant,
  getPreselectedVariant,
  PRODUCT_QUANTITY_MAX,
  buildProductPictureUrl,
  listSizeChoices,
  findVariant,
} from './product.rules.ts';
export type { Choice } from './product.rules.ts';
export { productListResponse, productResponse } from './product-response.schema.ts';
export type { Product, ProductImage, ProductVariant } from './product-response.schema.ts';
