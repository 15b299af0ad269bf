import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, loadContent } from '../load-content.ts';
import { createCms } from './cms.ts';

const file = fileURLToPath(import.meta.resolve('@marehalm/shop/openapi.json'));
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly paths: Record<string, { readonly get: { readonly responses: Record<string, unknown> } }>;
};
const paths = Object.keys(document.paths).filter((path) => !path.includes('{'));

// Words of OpenAPI, such as `discriminator`, stand beside those of JSON Schema.
const ajv = new Ajv2020({ allErrors: true, strict: false });
formats.default(ajv);
ajv.addSchema(document, 'openapi.json');

/** A validator of what the document says about the part that `keys` lead to. */
function validatorOf(...keys: readonly string[]): ValidateFunction {
  const pointer = keys
    .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  return ajv.compile({ $ref: `openapi.json#/${pointer}` });
}

const schemaOf = (path: string, status: number) => {
  const answer = document.paths[path]?.get.responses[status] as { $ref?: string } | undefined;
  const keys = answer?.$ref?.replace('#/', '').split('/') ?? [
    'paths',
    path,
    'get',
    'responses',
    String(status),
  ];
  return validatorOf(...keys, 'content', 'application/json', 'schema');
};

let content: Content;
const previewToken = 'preview-token';
let ask: (path: string, token?: string) => Promise<Response>;

beforeAll(async () => {
  content = await loadContent(fileURLToPath(new URL('../../content', import.meta.url)));
  const [question, ...questions] = content.faq;
  if (!question) throw new Error('the content has no question');
  const withDrafts = { ...content, faq: [{ ...question, draft: true }, ...questions] };
  const app = createCms({ content: { ...content, withDrafts }, previewToken });
  ask = async (path, token) =>
    app.request(
      `/api/v1${path}`,
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    );
});

describe('openapi.json describes what the service answers', () => {
  test.each(paths)('at %s, in both languages', async (path) => {
    const isValid = schemaOf(path, 200);
    for (const locale of ['en', 'da']) {
      const response = await ask(`${path}?locale=${locale}`);
      expect(response.status).toBe(200);
      isValid(await response.json());
      expect(isValid.errors).toBeNull();
    }
  });

  test.each(Object.keys(document.paths).filter((path) => path.endsWith('/{id}')))('at %s', async (path) => {
    const isValid = schemaOf(path, 200);
    const list = path.replace('/{id}', '');
    const { items } = (await (await ask(list)).json()) as { items: { id: string }[] };
    for (const { id } of items) {
      isValid(await (await ask(`${list}/${id}`)).json());
      expect(isValid.errors).toBeNull();
    }
  });

  test.each([
    [400, '/products?locale=sv', '/products', undefined],
    [401, '/products', '/products', 'another'],
    [404, '/products/p99', '/products/{id}', undefined],
  ])('when it refuses with %i', async (status, asked, path, token) => {
    const response = await ask(asked, token);
    expect(response.status).toBe(status);
    const isValid = schemaOf(path, status);
    isValid(await response.json());
    expect(isValid.errors).toBeNull();
  });

  test('to requests with the preview token', async () => {
    const isValid = schemaOf('/faq', 200);
    const answer = (await (await ask('/faq', previewToken)).json()) as { items: { draft?: boolean }[] };
    expect(answer.items.some(({ draft }) => draft)).toBe(true);
    isValid(answer);
    expect(isValid.errors).toBeNull();
  });
});

describe('openapi.json refuses', () => {
  // A document that let everything through would describe nothing.
  test.each<[what: string, path: string, change: (answer: Record<string, unknown>) => unknown]>([
    ['a list without its entries', '/pages', ({ items: _items, ...rest }) => rest],
    ['a missing field', '/settings', ({ company: _company, ...rest }) => rest],
    ['a field of another type', '/settings', (answer) => ({ ...answer, popularSearches: 'serum' })],
    [
      'a known block with a mistake in it',
      '/pages',
      (answer) => ({
        ...answer,
        items: [{ ...(answer['items'] as object[])[0], blocks: [{ type: 'hero' }] }],
      }),
    ],
  ])('%s', async (_what, path, change) => {
    const answer = (await (await ask(path)).json()) as Record<string, unknown>;
    expect(schemaOf(path, 200)(change(answer))).toBe(false);
  });

  test('but accepts a field or a block of a newer service', async () => {
    const answer = (await (await ask('/pages')).json()) as { items: object[] };
    const newer = { ...answer.items[0], mood: 'calm', blocks: [{ type: 'hologram', depth: 3 }] };
    expect(schemaOf('/pages', 200)({ ...answer, items: [newer], next: null })).toBe(true);
  });
});
