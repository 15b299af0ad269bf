import type { ProductRecord } from '@marehalm/search/records';
import { createItems } from './bench-subject.ts';

const kinds = ['Serum', 'Cream', 'Cleanser', 'Oil', 'Mask', 'Balm', 'Toner', 'Lotion', 'Soap', 'Scrub'];
const parts = ['Hand', 'Face', 'Eye', 'Night', 'Day', 'Body', 'Foot', 'Lip', 'Hair'];
const skinTypes = ['dry', 'normal', 'combination', 'oily', 'sensitive', 'mature'];
const concerns = [
  'dryness',
  'tightness',
  'fine-lines',
  'dullness',
  'excess-oil',
  'rough-skin',
  'sensitivity',
];
const collections = createItems(12, (index) => `series-${index}`);
const properties = ['vegan-formula', 'fragrance-free', 'recycled-glass', 'refill-available'];
/** A thousand ingredients, as a larger shop would have. */
const plants = createItems(1000, (index) => toProductName(index + 7));
/** Words of descriptions, frequent ones first. */
const words = createItems(8000, (index) => toProductName(index * 3 + 11).toLowerCase());

/** Generates the first `count` records of an endless catalogue that resembles the shop's own. The same count gives the same records. */
export function generateCatalogue(count: number): ProductRecord[] {
  const random = createRandom(20_261_122);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const some = <Item>(items: readonly Item[]) => items.filter(() => random() < 0.35);
  /** Picks frequent words far more often, as in any language. */
  const word = () => words[Math.floor(words.length * random() ** 4)] ?? '';
  return createItems(count, (index) => {
    const kind = one(kinds);
    const part = one(parts);
    const plant = one(plants);
    const collection = one(collections);
    const price = 6500 + 500 * below(90);
    const types = some(skinTypes);
    return {
      objectID: `g${index}`,
      title: `${plant} ${part} ${kind}`,
      subtitle: `${one(plants)} ${kind.toLowerCase()} for the ${part.toLowerCase()}`,
      description: createItems(30 + below(20), word).join(' '),
      href: `/product/product-${index}`,
      collection,
      category: [part.toLowerCase(), `${part.toLowerCase()}-${kind.toLowerCase()}`],
      categories: { lvl0: [part.toLowerCase()], lvl1: [`${part.toLowerCase()} > ${kind.toLowerCase()}`] },
      skinTypes: types,
      concerns: some(concerns),
      properties: some(properties),
      labels: {
        collection,
        categories: [part, `${part} ${kind}`],
        skinTypes: types,
        concerns: [],
        properties: [],
      },
      sizes: ['30 ml', '50 ml'],
      sizeIds: ['30-ml', '50-ml'],
      prices: { DKK: price, EUR: Math.round(price / 7.5), NOK: Math.round(price * 1.5) },
      available: random() < 0.9,
      isNew: random() < 0.05,
      popularity: below(10_000),
      trend: below(10_000),
      releasedAt: 1_600_000_000 + below(100_000_000),
      pictures: [],
      sizeCount: 2,
      offers: { DKK: { price, available: true } },
      ingredients: createItems(8, () => one(plants)),
      keyIngredients: [plant],
      skus: [`MH-G${index}-30`, `MH-G${index}-50`],
    };
  });
}

/** Sixty search queries of two words, some complete, some prefixes and some misspelled. */
export const twoWordQueries: readonly string[] = createItems(60, (index) => {
  const plant = plants[(index * 37) % plants.length] ?? '';
  const kind = kinds[index % kinds.length] ?? '';
  const part = parts[index % parts.length] ?? '';
  switch (index % 5) {
    case 0:
      return `${part} ${kind}`;
    case 1:
      return `${plant} ${kind}`;
    case 2:
      return `${plant} ${kind.slice(0, 2)}`;
    case 3:
      return `${kind.slice(0, 1)}${kind.slice(2)} ${part}`;
    default:
      return `${words[index * 2] ?? ''} ${kind}`;
  }
});

/** Returns a pronounceable name for a number, a different one for each. */
function toProductName(number: number): string {
  const consonants = 'bdfghklmnprstv';
  const vowels = 'aeiouy';
  let name = '';
  for (let rest = number; rest > 0 || name.length < 4; rest = Math.floor(rest / 84)) {
    name += consonants.charAt(rest % 14) + vowels.charAt(Math.floor(rest / 14) % 6);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Creates a seeded generator of numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
