import type { Block, Link, Picture } from '@marehalm/shop/content';

const picture: Picture = {
  ...{ id: 'dunes', src: '/api/v1/media/dunes.webp', alt: 'Dunes', kind: 'hero' },
  ...{ width: 2880, height: 1620, colour: '#c9d0ca' },
};

/** Returns one block of every type, and two of those with more than one form. */
export const sampleBlocks = (link: Link): Block[] => [
  {
    ...{ type: 'hero', title: 'Oats and wind', text: 'A line.', link, ink: 'light' },
    ...{ picture, narrow: { ...picture, id: 'dunes-narrow', width: 960, height: 1200 }, video: 'dunes' },
  },
  { type: 'hero', title: 'Kelp', picture, ink: 'dark', layout: 'split', collection: 'kelp' },
  { type: 'hero', title: 'Oats', picture, ink: 'dark', layout: 'split' },
  { type: 'product-row', title: 'New', products: 'new', limit: 4 },
  { type: 'product-carousel', title: 'Loved', products: 'bestsellers' },
  { type: 'carousel', title: 'Views', slides: [{ picture, caption: 'Dunes' }, { picture }] },
  { type: 'carousel', title: 'More', slides: [{ picture }, { picture }], ratio: '4:5', autoplay: true },
  { type: 'video', video: 'dunes', title: 'The coast' },
  { type: 'collection-feature', collection: 'oat', title: 'Oats', text: 'Soft.', picture },
  { type: 'collection-feature', collection: 'kelp', title: 'Kelp', text: 'Strong.', picture, link },
  { type: 'collection-grid', title: 'All', collections: 'all' },
  { type: 'collection-grid', title: 'One', collections: ['kelp'] },
  { type: 'split', title: 'Grown here', text: 'By *us*.', picture, pictureSide: 'left' },
  { type: 'routine', routine: 'r01' },
  { type: 'routine', routine: 'r02', title: 'Evenings', text: 'Slowly.', link },
  { type: 'journal-teaser', title: 'Read', articles: 'latest', limit: 1 },
  { type: 'journal-teaser', title: 'Read more', articles: ['j02', 'unknown', 'j01'] },
  { type: 'tips-grid', title: 'Tips', tips: ['t02', 't01'] },
  { type: 'newsletter', title: 'Club', text: 'Write to us.', note: 'Monthly.' },
  { type: 'rich-text', title: 'Salt', text: 'and *wind*' },
  { type: 'faq', title: 'Questions' },
  { type: 'quote', text: 'Wind.', attribution: 'The keeper' },
  { type: 'facts', items: [{ title: 'Glass', text: 'Reused' }] },
  {
    ...{ type: 'facts-table', caption: 'Oils', columns: ['', 'Share'], source: 'Own figures' },
    rows: [{ heading: 'Oat', cells: ['3 %'] }],
  },
  { type: 'banner', text: 'Free samples', link },
  { type: 'spacer', size: 'small' },
  { type: 'withdrawal-form' },
  { type: 'glossary', title: 'Glossary' },
  { type: 'ingredient-spotlight', ingredient: 'oat-oil', picture },
  {
    type: 'ingredient-spotlight',
    ingredient: 'algae',
    picture,
    text: 'From *kelp*.',
    products: ['p04'],
    link,
  },
  { type: 'anchor-navigation', title: 'On this page' },
  { type: 'picture', picture, caption: 'Dunes' },
  { type: 'imprint' },
];
