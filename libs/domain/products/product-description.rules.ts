const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Converts a product's description to plain text; the server has sanitized it to simple tags and entities. */
export const toDescriptionText = (html: string): string =>
  html
    .replaceAll(/<\/?[bi]>/g, '')
    // The items of a list have no periods.
    .replaceAll(/([^\s.!?:;>])(<\/(?:li|p|h\d)>)/g, '$1.$2')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
