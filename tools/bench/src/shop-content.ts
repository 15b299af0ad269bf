import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContent, type ProductFile } from '@marehalm/local-services/content';
import { createItems } from './bench-subject.ts';

/** Linked instead of copied: all products share the same pictures. */
const LINKED_FOLDERS = ['pictures', 'videos'];

/**
 * Writes a content folder with `count` products: the shop's own, then generated ones that mix their words, ingredients, prices
 * and pictures. Everything else is the shop's content. The same count gives the same folder.
 * @param count At least as many as the shop has.
 */
export async function writeShopContent(source: string, target: string, count: number): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(source)) {
    if (LINKED_FOLDERS.includes(entry)) await symlink(join(source, entry), join(target, entry));
    else await cp(join(source, entry), join(target, entry), { recursive: true });
  }
  const { products } = await loadContent(source);
  const missing = count - products.length;
  if (missing < 0) throw new Error(`Cannot make ${count} products: the shop has ${products.length}`);
  for (const product of createItems(missing, (index) => generateProduct(products, index)))
    await writeFile(toFile(target, product.id), JSON.stringify(product));
}

/** Adds a sentence to one of the generated products, as an editor would. */
export async function changeOneProduct(target: string, count: number, sentence: string): Promise<void> {
  const file = toFile(target, toId(Math.floor(count / 4)));
  const product = JSON.parse(await readFile(file, 'utf8')) as ProductFile;
  const promise = { en: `${product.promise.en} ${sentence}`, da: `${product.promise.da} ${sentence}` };
  await writeFile(file, JSON.stringify({ ...product, promise }));
}

/** Ids above those of the shop's own products. */
const toId = (index: number) => `p${100 + index}`;

/** YAML files; the JSON written into them is valid YAML. */
const toFile = (target: string, id: string) => join(target, 'products', `${id}.yaml`);

/**
 * Ingredients, skin types and pictures come from one product, because they have to agree; the name comes from two others, and
 * the texts from neighbors.
 */
function generateProduct(own: readonly ProductFile[], index: number): ProductFile {
  const at = (position: number): ProductFile => {
    const product = own[position % own.length];
    if (!product) throw new Error('Cannot make products: the shop has none');
    return product;
  };
  const base = at(index);
  const round = Math.floor(index / own.length) + 1;
  const [first, last] = [at(index + round), at(index + 7 * round + 3)];
  const id = toId(index);
  const nameIn = (locale: 'en' | 'da') =>
    `${first.name[locale].split(' ')[0] ?? ''} ${last.name[locale].split(' ').slice(1).join(' ')} ${index + 1}`;
  const price = 1 + ((index * 7) % 40) / 100;
  return {
    ...base,
    id,
    slugs: { en: `${base.slugs.en}-${index + 1}`, da: `${base.slugs.da}-${index + 1}` },
    name: { en: nameIn('en'), da: nameIn('da') },
    promise: first.promise,
    details: last.details,
    sizes: base.sizes.map(({ reduction: _reduction, ...size }) => ({
      ...size,
      sku: `MH-${id}-${size.id}`.toUpperCase(),
      prices: {
        DKK: Math.round((size.prices.DKK * price) / 500) * 500,
        NOK: Math.round((size.prices.NOK * price) / 500) * 500,
        EUR: Math.round((size.prices.EUR * price) / 100) * 100,
      },
    })),
    ranking: { popularity: (index * 37) % 100, trend: (index * 53) % 100 },
    related: [
      ...new Set(createItems(4, (step) => toId((index * 31 + step * 17) % Math.max(1, index)))),
    ].filter((other) => index > 0 && other !== id),
  };
}
