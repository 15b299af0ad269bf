import type { Content, Picture, Product, Video } from '@marehalm/shop/content';
import type { LocaleCode } from '@marehalm/shop';
import { sampleBlocks } from './sample-blocks.ts';

/** Returns a picture of the content. */
export const samplePicture = (id: string, kind: Picture['kind'] = 'landscape'): Picture => ({
  id,
  src: `/api/v1/media/${id}.webp`,
  alt: `Picture ${id}`,
  kind,
  width: kind === 'landscape' ? 1200 : 960,
  height: kind === 'landscape' ? 800 : 1200,
  colour: '#c9d0ca',
});

const slugs = (slug: string) => ({ en: slug, da: `${slug}-da` });

type ProductFacts = Partial<Product> & Pick<Product, 'id' | 'category'>;

/** Returns a product with one size of 30 ml, with the facts of `product` instead of its own. */
export function sampleProduct({ id, ...facts }: ProductFacts): Product {
  return {
    id,
    slugs: slugs(`product-${id}`),
    name: `Product ${id}`,
    subtitle: 'For the face',
    promise: 'Calms.',
    description: 'Light.',
    collection: 'oat',
    sizes: [{ id: '30', sku: `MH-${id.toUpperCase()}-30`, amount: 30, unit: 'ml', label: '30 ml' }],
    pictures: [samplePicture(id, 'packshot')],
    texture: 'Gel',
    scent: 'None',
    skinTypes: ['dry'],
    concerns: ['redness', 'none'],
    keyActives: [],
    howToUse: ['Apply.'],
    certifications: [],
    usage: ['am'],
    isNew: false,
    isBestseller: false,
    released: '2025-01-01',
    related: [],
    usedInRoutines: [],
    ...facts,
  };
}

const serum = sampleProduct({
  id: 'p01',
  category: 'serums',
  details: 'For mornings.',
  sizes: [
    {
      id: '10',
      sku: 'MH-P01-10',
      amount: 10,
      unit: 'ml',
      label: '10 ml',
      isTravelSize: true,
      picture: samplePicture('p01-10', 'packshot'),
    },
    { id: '30', sku: 'MH-P01-30', amount: 30, unit: 'ml', label: '30 ml' },
  ],
  pictures: [
    samplePicture('p01', 'packshot'),
    samplePicture('p01-b', 'second-view'),
    samplePicture('p01-gel', 'texture'),
  ],
  keyActives: ['oat-oil'],
  inci: 'Aqua, Avena Sativa Kernel Oil, Parfum',
  warnings: 'Not for eyes.',
  paoMonths: 6,
  certifications: ['vegan'],
  isNew: true,
  isBestseller: true,
  released: '2026-03-01',
  ranking: { popularity: 90, trend: 10 },
  related: ['p02', 'p03'],
  usedInRoutines: ['r01'],
});

const products = [
  serum,
  sampleProduct({
    id: 'p02',
    category: 'creams',
    isNew: true,
    released: '2026-05-01',
    keyActives: ['oat-oil'],
  }),
  sampleProduct({
    id: 'p03',
    category: 'sets',
    collection: 'kelp',
    sizes: [{ id: 'set', sku: 'MH-P03-SET', amount: 1, unit: 'set', label: 'Set' }],
    bundle: [
      { product: 'p01', amount: 10, unit: 'ml' },
      { product: 'p04', amount: 1, unit: 'pcs' },
    ],
    keyActives: ['oat-oil'],
    related: ['p01', 'p02'],
    isBestseller: true,
  }),
  sampleProduct({ id: 'p04', category: 'serums', collection: 'kelp', ranking: { popularity: 50, trend: 1 } }),
  sampleProduct({
    id: 'p05',
    category: 'serums',
    sizes: [{ id: '40', sku: 'MH-P05-40', amount: 40, unit: 'g', label: '40 g' }],
  }),
  sampleProduct({ id: 'p06', category: 'creams', ranking: { popularity: 90, trend: 5 } }),
];

const video: Video = {
  id: 'dunes',
  title: 'Dunes',
  seconds: 20,
  hasSound: true,
  description: 'Grass in the *wind*.',
  poster: samplePicture('dunes-poster'),
  width: 1920,
  height: 1080,
  sources: [
    { src: '/api/v1/media/dunes.webm', type: 'video/webm' },
    { src: '/api/v1/media/dunes.mp4', type: 'video/mp4' },
  ],
  captions: [
    { src: '/api/v1/media/dunes.en.vtt', locale: 'en' },
    { src: '/api/v1/media/dunes.da.vtt', locale: 'da' },
  ],
};

/** Markets with their prices of delivery. Only in the first one, the second method is never free. */
const markets: Content['offers']['markets'] = (
  [
    ['dk', 'DKK', 4900],
    ['no', 'NOK', 9900],
    ['int', 'EUR', 1500],
  ] as const
).map(([id, currency, price]) => ({
  id,
  name: `Market ${id}`,
  currency,
  vatRates: { DK: 0.25 },
  deliveryMethods: [
    { id: 'parcel', name: 'Parcel shop', price: { amount: price, currency }, days: [1, 3] },
    { id: 'home', name: 'To the door', price: { amount: price * 2, currency }, days: [1, 2] },
  ],
  freeDelivery: { ...(id === 'dk' ? { method: 'parcel' } : {}), from: { amount: 40_000, currency } },
  giftWrap: { amount: 3000, currency },
  payment: id === 'dk' ? ['card', 'mobilepay'] : ['card'],
}));

/** Creates a small shop's content in `locale`, with every type of block on its front page and on the page `about-us`. */
export function createSampleContent(locale: LocaleCode): Content {
  const text = (en: string, da: string) => (locale === 'da' ? da : en);
  const routed = (id: string, name: string) => ({ id, slugs: slugs(id), name, description: `About ${id}.` });
  const category = (id: string, position: number, parent?: string) => ({
    ...routed(id, `Category ${id}`),
    position,
    ...(parent === undefined ? {} : { parent }),
  });
  const page = (
    route: Content['pages'][number]['route'],
    id: string = route,
    blocks: Content['pages'][number]['blocks'] = [],
  ): Content['pages'][number] => ({
    id,
    route,
    ...(route === 'about' || route === 'sustainability' ? { slugs: slugs(id) } : {}),
    title: `Page ${id}`,
    description: `Description of ${id}.`,
    blocks,
  });
  const tip = (id: string, topic: string) => ({
    id,
    slugs: slugs(`tip-${id}`),
    title: `Tip ${id}`,
    summary: 'Wait a minute.',
    topic,
    text: '**Wait** a minute.',
    picture: samplePicture(`tip-${id}`, 'still'),
    products: ['p01'],
  });
  const article = (id: string, published: string): Content['journal'][number] => ({
    id,
    slugs: slugs(`article-${id}`),
    title: `Article ${id}`,
    excerpt: 'What the wind does.',
    category: 'skin',
    published,
    picture: samplePicture(`article-${id}`),
    products: ['p01', 'p02'],
    blocks: [
      { type: 'rich-text', title: 'Salt', text: 'and *wind*' },
      { type: 'product-row', products: ['p02'] },
    ],
    readingMinutes: 3,
  });
  const routine = (id: string): Content['routines'][number] => ({
    id,
    slugs: slugs(`routine-${id}`),
    name: `Routine ${id}`,
    summary: 'Two steps.',
    intro: 'Take *time*.',
    picture: samplePicture(`routine-${id}`),
    steps: [
      { product: 'p01', when: 'am', title: 'Treat', note: 'A drop.' },
      { product: 'p02', when: 'pm', title: 'Care', note: 'Thinly.' },
    ],
  });
  const link = { label: 'Shop', path: locale === 'da' ? '/da/shop' : '/shop' };
  return {
    products: products.map((product) =>
      product.id === 'p01' ? { ...product, name: text('Oat Serum', 'Havreserum') } : product,
    ),
    collections: ['oat', 'kelp'].map((id, position) => ({
      ...routed(id, `Collection ${id}`),
      position,
      tagline: `Made of ${id}.`,
      story: 'From the *coast*.',
      colour: '#c9d0ca',
      picture: samplePicture(`collection-${id}`),
      ...(id === 'oat'
        ? {
            narrow: samplePicture('collection-oat-narrow'),
            questions: [{ question: 'Why oats?', answer: 'They **soothe**.' }],
          }
        : {}),
    })),
    categories: [
      category('face', 1),
      category('serums', 2, 'face'),
      category('creams', 3, 'face'),
      category('sets', 4),
    ],
    ingredients: [
      {
        ...routed('oat-oil', text('Oat oil', 'Havreolie')),
        inci: ['Avena Sativa Kernel Oil'],
        picture: samplePicture('oats', 'ingredient'),
      },
      { ...routed('algae', text('Algae', 'Alger')), inci: ['Fucus'] },
      { ...routed('aloe', 'Aloe'), inci: ['Aloe'] },
    ],
    journal: [article('j01', '2026-01-10'), article('j02', '2026-02-10')],
    tips: [tip('t01', 'morning'), tip('t02', 'evening'), tip('t03', 'unknown')],
    routines: [routine('r01'), routine('r02')],
    pages: [
      page('home', 'home', sampleBlocks(link)),
      page('shop'),
      page('careJournal', 'care-journal'),
      page('tipsTricks', 'tips-tricks'),
      page('routine'),
      page('tips'),
      page('about', 'about-us', [
        { type: 'anchor-navigation', title: 'On this page' },
        { type: 'rich-text', title: text('Shipping', 'Fragt'), text: 'By train.' },
        { type: 'rich-text', title: text('Shipping', 'Fragt'), text: 'By ship.' },
        { type: 'rich-text', text: 'Without a heading.' },
      ]),
      ...['privacy', 'withdraw', 'terms', 'delivery', 'contact'].map((id) => page('about', id)),
      page('about', 'glossary', [{ type: 'glossary' }]),
      page('about', 'faq', [{ type: 'faq', topic: 'delivery' }]),
      page('sustainability', 'packaging'),
    ],
    faq: [
      { id: 'q1', position: 1, topic: 'delivery', question: 'When?', answer: '*Soon*.' },
      { id: 'q2', position: 2, topic: 'payment', question: 'How?', answer: 'By card.' },
    ],
    videos: [video],
    redirects: [],
    reviews: [
      {
        ...{ id: 'a', product: 'p01', stars: 5, title: 'Calm', text: 'One drop.', name: 'Ida' },
        ...{ language: 'en', date: '2026-02-01' },
      },
    ],
    settings: {
      company: {
        ...{ name: 'Sample ApS', cvr: '12345678', street: 'Strand 1', postcode: '9990', city: 'Skagen' },
        ...{ country: text('Denmark', 'Danmark'), email: 'shop@sample.example' },
      },
      announcements: [{ market: 'dk', text: 'Free delivery' }],
      popularSearches: ['serum'],
      synonyms: { en: {}, da: {} },
    },
    navigation: {
      header: [
        {
          label: 'Shop',
          path: link.path,
          groups: [{ title: 'Face', links: [link] }],
          picture: samplePicture('menu'),
        },
        link,
      ],
      footer: [{ title: 'Help', links: [link] }],
      legal: [link],
    },
    offers: {
      samples: {
        limit: 2,
        terms: 'Choose two.',
        items: [
          {
            id: 's1',
            sku: 'MH-SAMPLE-1',
            product: 'p01',
            amount: 2,
            unit: 'ml',
            name: text('A sample', 'En prøve'),
          },
        ],
      },
      gifts: [
        {
          ...{ kind: 'spend-over', id: 'g1', name: text('A gift', 'En gave'), terms: 'Over 500.' },
          thresholds: { DKK: 50_000, NOK: 80_000, EUR: 7000 },
          gift: { sku: 'MH-GIFT-1', product: 'p02', size: '30', quantity: 1 },
        },
        {
          ...{ kind: 'buy-product', id: 'g2', name: 'Another', terms: 'With a serum.', replaces: ['g1'] },
          ...{ product: 'p01', quantity: 2 },
          gift: { sku: 'MH-GIFT-2', product: 'p01', size: 'unknown', quantity: 1 },
        },
      ],
      giftCard: {
        sku: 'MH-GIFT-CARD',
        slugs: { en: 'gift-card', da: 'gavekort' },
        name: text('Gift card', 'Gavekort'),
        subtitle: 'To give',
        promise: 'By mail.',
        description: 'For all goods.',
        picture: samplePicture('gift-card', 'still'),
        ownAmount: {
          from: { DKK: 10_000, NOK: 10_000, EUR: 1000 },
          to: { DKK: 500_000, NOK: 500_000, EUR: 50_000 },
        },
        validityMonths: 36,
      },
      markets,
    },
    vocabulary: {
      skinTypes: [{ id: 'dry', name: text('Dry skin', 'Tør hud') }],
      concerns: [
        { id: 'redness', name: text('Redness', 'Rødme') },
        { id: 'none', name: text('None', 'Ingen') },
      ],
      certifications: [{ id: 'vegan', kind: 'formula', name: 'Vegan', note: 'No animals.' }],
      journalCategories: [routed('skin', text('Skin', 'Hud')), routed('coast', text('Coast', 'Kyst'))],
      tipTopics: [routed('morning', text('Morning', 'Morgen')), routed('evening', text('Evening', 'Aften'))],
    },
  };
}
