/** The kinds of page that are weighed and measured. */
export type PageType = 'home' | 'collection' | 'list' | 'product' | 'article' | 'bag';

/** One page of each type in both languages: the fullest among common landing pages. */
export const pagePathsByType: Readonly<Record<PageType, Readonly<Record<'en' | 'da', string>>>> = {
  home: { en: '/', da: '/da' },
  collection: { en: '/dune-grass', da: '/da/marehalm' },
  list: { en: '/shop', da: '/da/shop' },
  product: { en: '/product/lee-serum', da: '/da/produkt/lae-serum' },
  article: { en: '/journal/skin-in-february', da: '/da/journal/hud-i-februar' },
  bag: { en: '/cart', da: '/da/cart' },
};
