import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError, loadContent } from './load-content.ts';

const original = fileURLToPath(new URL('../content', import.meta.url));

test('loadContent() loads the whole catalogue, lists in display order', async () => {
  const content = await loadContent(original);
  expect(content.products).toHaveLength(36);
  expect(content.products.flatMap((product) => product.sizes)).toHaveLength(52);
  expect(content.collections.map(({ id }) => id)).toEqual([
    'dune-grass',
    'sea-buckthorn',
    'kelp',
    'oat',
    'birch',
    'rosehip',
    'cloudberry',
  ]);
  const dates = content.journal.map((article) => article.published);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('loadContent() returns the size of the picture masters', async () => {
  const { pictures } = await loadContent(original);
  for (const { id, width, height } of pictures) {
    expect({ id, width, height }).toEqual({ id, ...(await sizeOfWebp(`${original}/pictures/${id}.webp`)) });
  }
});

/** Pixels of a lossy WebP: its VP8 frame header, or the VP8X chunk of the extended format. */
async function sizeOfWebp(file: string) {
  const bytes = await readFile(file);
  if (bytes.toString('latin1', 12, 16) === 'VP8X') {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** A copy of the content for each test, and what changes it. */
function useCopy() {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'content-'));
    // The pictures are nine tenths of the content, and no test changes them.
    await cp(original, directory, { recursive: true, filter: (file) => file !== `${original}/pictures` });
    await symlink(`${original}/pictures`, join(directory, 'pictures'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  return {
    load: () => loadContent(directory),
    path: (file: string) => join(directory, file),
    async edit(file: string, from: string | RegExp, to: string) {
      const before = await readFile(join(directory, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`Cannot edit ${file}: "${from}" is not in it`);
      await writeFile(join(directory, file), after);
    },
  };
}

describe('loadContent() with drafts', () => {
  const { edit, load } = useCopy();
  /** Nothing published names or links to this tip. */
  const aside = 'tips/store-vitamin-c-in-the-dark.yaml';

  test('equals the published content without drafts', async () => {
    expect(await load()).not.toHaveProperty('withDrafts');
  });

  test('includes a draft only in the content with drafts', async () => {
    await edit(aside, /^id: /, 'draft: true\nid: ');
    const { tips, withDrafts } = await load();
    expect(tips).toHaveLength(9);
    expect(withDrafts?.tips).toHaveLength(10);
    expect(withDrafts?.tips.filter(({ draft }) => draft)).toHaveLength(1);
  });

  const tipsGrid = `blocks:
  - type: tips-grid
    title: { en: More, da: Mere }
    tips: [t07]
`;

  test('accepts a draft that refers to another draft', async () => {
    await edit(aside, /^id: /, 'draft: true\nid: ');
    await edit('journal/skin-in-february.yaml', 'blocks:\n', tipsGrid);
    await edit('journal/skin-in-february.yaml', /^id: /, 'draft: true\nid: ');
    await expect(load()).resolves.toHaveProperty('withDrafts');
  });

  test('refuses published content that refers to a draft', async () => {
    await edit(aside, /^id: /, 'draft: true\nid: ');
    await edit('journal/skin-in-february.yaml', 'blocks:\n', tipsGrid);
    await expect(load()).rejects.toThrow(
      /skin-in-february\.yaml:\d+: blocks\[0\]\.tips\[0\]: names "t07", but no tip has this id among what is published/,
    );
  });

  test('refuses an invalid draft mark', async () => {
    await edit(aside, /^id: /, 'draft: yes please\nid: ');
    await expect(load()).rejects.toThrow(/store-vitamin-c-in-the-dark\.yaml:1: draft: /);
  });
});

describe('loadContent() with generated files', () => {
  const { load, path } = useCopy();

  test('parses JSON as YAML, and reports the line of a problem', async () => {
    const file = path('products/lee-serum.yaml');
    const yaml = await load();
    const product = yaml.products.find(({ slugs }) => slugs.en === 'lee-serum');
    await writeFile(file, JSON.stringify(product));
    expect(await load()).toEqual(yaml);

    await writeFile(file, JSON.stringify({ ...product, isNew: 'yes' }, undefined, 2));
    await expect(load()).rejects.toThrow(/products\/lee-serum\.yaml:\d\d+: isNew: /);
  });
});

describe('loadContent() refuses', () => {
  const { edit, load, path } = useCopy();
  const messageOf = async () => {
    const error: unknown = await load().catch((reason: unknown) => reason);
    if (!(error instanceof ContentError)) throw new Error(`Expected a ContentError, got ${String(error)}`);
    return error.message;
  };

  test.each<[what: string, file: string, from: string | RegExp, to: string, line: RegExp]>([
    [
      'a missing text, by its path and line',
      'products/lee-serum.yaml',
      '  da: Læ Serum\n',
      '',
      /products\/lee-serum\.yaml:\d+: name\.da: is missing/,
    ],
    [
      'an empty text',
      'products/lee-serum.yaml',
      '  da: Læ Serum\n',
      "  da: ' '\n",
      /products\/lee-serum\.yaml:\d+: name\.da: Too small/,
    ],
    [
      'a misspelt field',
      'products/lee-serum.yaml',
      'isNew:',
      'isnew:',
      /products\/lee-serum\.yaml:\d+: isnew: is not a known field/,
    ],
    [
      'a price with decimals',
      'products/lee-serum.yaml',
      'DKK: 37500',
      'DKK: 375.5',
      /products\/lee-serum\.yaml:\d+: sizes\[0\]\.prices\.DKK: /,
    ],
    ['negative stock', 'products/lee-serum.yaml', /stock: \d+/, 'stock: -1', /sizes\[0\]\.stock: /],
    [
      'a SKU that belongs to another size',
      'products/lee-serum.yaml',
      'MH-P04-30',
      'MH-P04-50',
      /products\/lee-serum\.yaml:\d+: sizes\[0\]\.sku: must be MH-P04-30/,
    ],
    [
      'an unknown related product',
      'products/lee-serum.yaml',
      /related: \[p01/,
      'related: [p99',
      /products\/lee-serum\.yaml:\d+: related\[0\]: names "p99", but no product has this id/,
    ],
    [
      'a key ingredient that is not in the product',
      'products/lee-serum.yaml',
      /keyActives: \[hyaluronic/,
      'keyActives: [shea',
      /keyActives\[0\]: "shea" is not in the ingredient list/,
    ],
    [
      'a reduction that is none',
      'products/low-sun-glow-mask.yaml',
      'prices: { DKK: 19500',
      'prices: { DKK: 24500',
      /reduction\.prices\.DKK: is no reduction/,
    ],
    [
      'a slug that another page of the route has',
      'products/lee-serum.yaml',
      'da: lae-serum',
      'da: lundens-bodycreme',
      /slugs\.da: "lundens-bodycreme" is the slug of "p\d\d" already/,
    ],
    [
      'a slug with Danish letters',
      'products/lee-serum.yaml',
      'da: lae-serum',
      'da: læ-serum',
      /products\/lee-serum\.yaml:\d+: slugs\.da: must be lower-case/,
    ],
    [
      'a series whose slug is a page of the shop',
      'collections/oat.yaml',
      'da: havre',
      'da: cart',
      /collections\/oat\.yaml:\d+: slugs\.da: "cart" begins a page of the shop itself/,
    ],
    [
      'a block without its title',
      'pages/home.yaml',
      /( *- type: hero\n) +title:\n +en: .*\n +da: .*\n/,
      '$1',
      /pages\/home\.yaml:\d+: blocks\[0\]\.title: is missing/,
    ],
    [
      'a block of a type that does not exist',
      'pages/home.yaml',
      '- type: newsletter',
      '- type: newsleter',
      /pages\/home\.yaml:\d+: blocks\[\d\]\.type: /,
    ],
    [
      'a row of a table that has fewer cells than the table has columns',
      'pages/sustainability.yaml',
      /^ +- \{ en: 4 times.*\n/m,
      '',
      /pages\/sustainability\.yaml:\d+: blocks\[\d\]\.rows\[0\]\.cells: has 2 cells; the columns after the first are 3/,
    ],
    [
      'an ingredient that the glossary lacks',
      'pages/about.yaml',
      'ingredient: dune-grass',
      'ingredient: seaweed',
      /pages\/about\.yaml:\d+: blocks\[\d\]\.ingredient: names "seaweed", but no ingredient has this id/,
    ],
    [
      'a product below an ingredient that it does not hold',
      'pages/about.yaml',
      'ingredient: dune-grass',
      'ingredient: dune-grass\n    products: [p04, p20]',
      /pages\/about\.yaml:\d+: blocks\[\d\]\.products\[1\]: "p20" does not hold "dune-grass"/,
    ],
    [
      'a size that costs less than the first',
      'products/windbreak-day-cream.yaml',
      'DKK: 32500',
      'DKK: 11400',
      /products\/windbreak-day-cream\.yaml:\d+: sizes\[1\]\.prices\.DKK: is below that of the first size, whose price lists show/,
    ],
    [
      'a size on a picture that is missing',
      'products/windbreak-day-cream.yaml',
      'picture: p03-15',
      'picture: p03-16',
      /products\/windbreak-day-cream\.yaml:\d+: sizes\[0\]\.picture: names "p03-16", but no picture has this id/,
    ],
    [
      'a picture without a file',
      'pictures.yaml',
      '- id: p04\n',
      '- id: p004\n',
      /pictures\.yaml:\d+: \[\d+\]\.id: there is no file pictures\/p004\.webp/,
    ],
    [
      'a film without its files',
      'videos.yaml',
      '- id: the-sea-one-morning\n',
      '- id: the-sea-one-evening\n',
      /videos\.yaml:\d+: \[\d+\]\.id: there is no file videos\/the-sea-one-evening\.da\.vtt/,
    ],
    [
      'a second carousel on a page',
      'pages/home.yaml',
      '- type: product-row\n',
      '- { type: product-carousel, title: { en: A, da: A }, products: new }\n  - { type: product-carousel, title: { en: B, da: B }, products: new }\n  - type: product-row\n',
      /pages\/home\.yaml:\d+: blocks\[\d+\]: is a second carousel; a page has one at most/,
    ],
    [
      'a delivery price in another currency',
      'markets.yaml',
      'amount: 5900, currency: DKK',
      'amount: 5900, currency: EUR',
      /markets\.yaml:\d+: \[0\]\.deliveryMethods\[1\]\.price\.currency: must be DKK/,
    ],
    [
      'a parcel shop that lies nowhere',
      'parcel-shops.yaml',
      "from: '9990'",
      "from: '9995'",
      /parcel-shops\.yaml:\d+: \[0\]\.shops\[\d+\]\.postcode: lies in no area/,
    ],
    [
      'postcodes that lie in two places',
      'parcel-shops.yaml',
      "from: '9990'",
      "from: '9980'",
      /parcel-shops\.yaml:\d+: \[0\]\.areas\[\d+\]\.from: must be after 9989, where the last area ends/,
    ],
    [
      'two parcel shops of one id',
      'parcel-shops.yaml',
      'id: skagen-havn',
      'id: skagen',
      /parcel-shops\.yaml:\d+: \[0\]\.shops\[\d+\]\.id: "skagen" is there twice/,
    ],
    [
      'parcel shops of a country without delivery',
      'parcel-shops.yaml',
      'country: NO',
      'country: GB',
      /parcel-shops\.yaml:\d+: \[1\]\.country: names "GB", but no market delivers there/,
    ],
    [
      'a parcel shop that closes before it opens',
      'parcel-shops.yaml',
      'mon-fri: [7, 21]',
      'mon-fri: [21, 7]',
      /parcel-shops\.yaml:\d+: \[0\]\.shops\[0\]\.hours\.mon-fri: must open before it closes/,
    ],
    [
      'a gift that no product is',
      'offers.yaml',
      'product: p32, size: ',
      'product: p99, size: ',
      /offers\.yaml:\d+: gifts\[0\]\.gift: no product "p99" has a size/,
    ],
    [
      'a menu link to a page that does not exist',
      'navigation.yaml',
      'en: /shop\n',
      'en: /shopp\n',
      /navigation\.yaml:\d+: header\[0\]\.path\.en: links to "\/shopp", but there is no such page/,
    ],
    [
      'a link in a text to a page that does not exist',
      'faq/withdraw.yaml',
      '(/da/om/fortryd-koeb)',
      '(/da/om/fortryd)',
      /faq\/withdraw\.yaml:\d+: answer\.da: links to "\/da\/om\/fortryd", but there is no such page/,
    ],
    [
      'a link into the other language',
      'faq/withdraw.yaml',
      '(/da/om/fortryd-koeb)',
      '(/about/withdraw-from-contract)',
      /faq\/withdraw\.yaml:\d+: answer\.da: links to ".*", which is not in the language of the text \(da\)/,
    ],
    [
      'a link that would be dropped as unsafe',
      'faq/withdraw.yaml',
      '(/da/om/fortryd-koeb)',
      '(http://example.com)',
      /answer\.da: links to "http:\/\/example\.com", which is neither/,
    ],
    [
      'a link to an entry that the glossary lacks',
      'tips/apply-to-damp-skin.yaml',
      '#hyaluronsyre',
      '#hyaluron',
      /but the glossary has no such entry/,
    ],
    [
      'a redirect to nowhere',
      'redirects.yaml',
      'to: /about/help',
      'to: /about/helpp',
      /redirects\.yaml:\d+: \[0\]\.to: there is no page "\/about\/helpp"/,
    ],
    [
      'a redirect that hides a page',
      'redirects.yaml',
      'from: /faq',
      'from: /shop',
      /redirects\.yaml:\d+: \[0\]\.from: "\/shop" is a page of the shop/,
    ],
    [
      'a lowest price above the own price',
      'products/low-sun-glow-mask.yaml',
      'lowestPrice30Days: { DKK: 24500',
      'lowestPrice30Days: { DKK: 25500',
      /reduction\.lowestPrice30Days\.DKK: is above the own price/,
    ],
    [
      'a sample whose SKU is not made of its id',
      'offers.yaml',
      'MH-SAMPLE-S01',
      'MH-SAMPLE-S11',
      /offers\.yaml:\d+: samples\.items\[0\]\.sku: must be MH-SAMPLE-S01/,
    ],
    [
      'a page without the slug that its route takes',
      'pages/cookies.yaml',
      /slugs: .*\n/,
      '',
      /pages\/cookies\.yaml:\d+: slugs: is missing; about pages have one/,
    ],
    [
      'a page with a slug that its route does not take',
      'pages/shop.yaml',
      'route: shop\n',
      'route: shop\nslugs: { en: all, da: alt }\n',
      /pages\/shop\.yaml:\d+: slugs: the shop page has no slug/,
    ],
    ['invalid YAML', 'settings.yaml', 'company:\n', 'company: [\n', /settings\.yaml:\d+: /],
  ])('%s', async (_what, file, from, to, line) => {
    await edit(file, from, to);
    expect(await messageOf()).toMatch(line);
  });

  test('everything at once, one line per problem', async () => {
    await edit('products/lee-serum.yaml', '  da: Læ Serum\n', '');
    await edit('collections/oat.yaml', 'colour:', 'color:');
    await rm(path('navigation.yaml'));
    const lines = (await messageOf()).split('\n').slice(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^products\/lee-serum\.yaml:\d+: name\.da: is missing$/),
        expect.stringMatching(/^collections\/oat\.yaml:\d+: color: is not a known field$/),
        expect.stringMatching(/^collections\/oat\.yaml:\d+: colour: is missing$/),
        'navigation.yaml: is missing',
      ]),
    );
    expect(lines).toHaveLength(4);
  });

  test('a file whose name differs from its id', async () => {
    await cp(path('tips/warm-balm-first.yaml'), path('tips/other.yaml'));
    await rm(path('tips/warm-balm-first.yaml'));
    expect(await messageOf()).toContain('tips/other.yaml: must be called warm-balm-first.yaml or t03.yaml');
  });

  test('two files with one id', async () => {
    await edit('tips/warm-balm-first.yaml', 'id: t03', 'id: t01');
    expect(await messageOf()).toContain('is taken by another file of this folder');
  });
});
