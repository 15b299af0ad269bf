import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { type Block, createBlockSchema } from './block.ts';
import { fileFormat, createLocalizingFormat, type Picture, wireFormat } from './schema-format.ts';
import { createLinkSchema } from './link.ts';
import { createPageSchema } from './page.ts';
import { formatPropertyPath, toSchemaProblems } from '@marehalm/cms-client';
import { createRedirectSchema } from './redirect.ts';

const dunes: Picture = {
  id: 'hero-dunes',
  src: '/api/v1/media/hero-dunes.webp',
  alt: 'Klitter',
  kind: 'landscape',
  width: 1920,
  height: 1080,
  colour: '#C9D0CA',
};

const hero = {
  type: 'hero',
  title: { en: 'Wind', da: 'Vind' },
  picture: 'hero-dunes',
  ink: 'dark',
} as const;

const page = {
  id: 'home',
  route: 'home',
  title: { en: 'Home', da: 'Forside' },
  description: { en: 'Dunes', da: 'Klitter' },
  blocks: [hero],
} as const;

const problems = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success
    ? []
    : toSchemaProblems(parsed.error).map(({ path, message }) => `${formatPropertyPath(path)}: ${message}`);
};

test('the localized form turns a file into an answer that the wire form accepts', () => {
  const answer = createPageSchema(createLocalizingFormat('da', () => dunes)).parse(page);
  expect(answer).toEqual({
    ...page,
    title: 'Forside',
    description: 'Klitter',
    blocks: [{ type: 'hero', title: 'Vind', picture: dunes, ink: 'dark' }],
  });
  expect(createPageSchema(wireFormat).parse(answer)).toEqual(answer);
});

test('the localized form selects the path of the language', () => {
  const link = { label: { en: 'Help', da: 'Hjælp' }, path: { en: '/about/help', da: '/da/om/hjaelp' } };
  const form = createLocalizingFormat('da', () => dunes);
  expect(createLinkSchema(form).parse(link)).toEqual({ label: 'Hjælp', path: '/da/om/hjaelp' });
});

test('every form recognizes a draft', () => {
  expect(createPageSchema(fileFormat).parse({ ...page, draft: true })).toMatchObject({ draft: true });
  expect(
    createPageSchema(createLocalizingFormat('en', () => dunes)).parse({ ...page, draft: true }),
  ).toMatchObject({
    draft: true,
  });
  expect(problems(createPageSchema(fileFormat), { ...page, draft: 'yes' })).toEqual([
    expect.stringMatching(/^draft: /),
  ]);
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  'about',
  '',
])('no form accepts a link or a redirect to %j', (path) => {
  const bilingual = { label: { en: 'x', da: 'x' }, path: { en: path, da: path } };
  expect(createLinkSchema(wireFormat).safeParse({ label: 'x', path }).success).toBe(false);
  expect(createLinkSchema(fileFormat).safeParse(bilingual).success).toBe(false);
  expect(createLinkSchema(createLocalizingFormat('en', () => dunes)).safeParse(bilingual).success).toBe(
    false,
  );
  const redirect = { id: 'old', from: '/old', to: path, status: 301 };
  expect(createRedirectSchema(wireFormat).safeParse(redirect).success).toBe(false);
  expect(createRedirectSchema(wireFormat).safeParse({ ...redirect, from: path, to: '/new' }).success).toBe(
    false,
  );
  expect(createRedirectSchema(wireFormat).safeParse({ ...redirect, to: '/new#part' }).success).toBe(true);
});

test('the localized form drops fields that are not in the answer', () => {
  const answer = createPageSchema(createLocalizingFormat('en', () => dunes)).parse({
    ...page,
    note: 'for editors',
  });
  expect(answer).not.toHaveProperty('note');
});

describe('the file form reports the path of', () => {
  test.each<[what: string, value: unknown, expected: string]>([
    ['a missing translation', { ...page, title: { en: 'Home' } }, 'title.da: is missing'],
    ['an unknown field', { ...page, tittle: 'x' }, 'tittle: is not a known field'],
    ['a missing choice', { ...page, route: undefined }, 'route: is missing'],
    [
      'a block without a type',
      { ...page, blocks: [{ ...hero, type: undefined }] },
      'blocks[0].type: is missing',
    ],
    [
      'a missing choice between several shapes',
      { ...page, blocks: [{ type: 'product-row' }] },
      'blocks[0].products: is missing',
    ],
    [
      'a missing field of a block',
      { ...page, blocks: [{ ...hero, title: undefined }] },
      'blocks[0].title: is missing',
    ],
    [
      'an unknown field of a block',
      { ...page, blocks: [{ ...hero, ik: 1 }] },
      'blocks[0].ik: is not a known field',
    ],
    [
      'what is wrong inside the likeliest of several shapes',
      { ...page, blocks: [{ type: 'product-row', products: ['p04', 7] }] },
      'blocks[0].products[1]: Invalid input: expected string, received number',
    ],
  ])('%s', (_what, value, expected) => {
    expect(problems(createPageSchema(fileFormat), value)).toEqual([expected]);
  });

  test('what is wrong, even if the values are not needed', () => {
    const { error } = createPageSchema(fileFormat).safeParse({ ...page, id: undefined });
    expect(error && toSchemaProblems(error)).toEqual([
      { path: ['id'], message: 'Invalid input: expected string, received undefined' },
    ]);
  });

  test('a block of a type that does not exist', () => {
    const found = problems(createPageSchema(fileFormat), { ...page, blocks: [{ type: 'carousel-of-doom' }] });
    expect(found).toEqual([expect.stringMatching(/^blocks\[0\]\.type: /)]);
  });
});

describe('the wire form', () => {
  const wireHero = { type: 'hero', title: 'Vind', picture: dunes, ink: 'dark' };

  test('keeps fields of a newer service', () => {
    const newer = { ...wireHero, parallax: true, picture: { ...dunes, focus: [0.5, 0.5] } };
    expect(createBlockSchema(wireFormat).parse(newer)).toEqual(newer);
  });

  test('keeps blocks of a newer service completely', () => {
    const newer = { type: 'hologram', src: '/film.glb', chapters: [{ at: 3 }] };
    expect(createBlockSchema(wireFormat).parse(newer)).toEqual(newer);
  });

  test('reports the missing field of a known block instead of treating it as unknown', () => {
    expect(problems(createBlockSchema(wireFormat), { ...wireHero, title: undefined })).toEqual([
      'title: is missing',
    ]);
    expect(problems(createBlockSchema(wireFormat), { ...wireHero, ink: 'loud' })).toEqual([
      expect.stringMatching(/^ink: /),
    ]);
  });

  test('has types that narrow by the type of a block', () => {
    expectTypeOf<Extract<Block, { type: 'hero' }>['title']>().toEqualTypeOf<string>();
    expectTypeOf<Extract<Block, { type: 'split' }>['picture']>().toEqualTypeOf<Picture>();
  });
});
