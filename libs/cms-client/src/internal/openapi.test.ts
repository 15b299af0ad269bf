import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

// After a change of the schemas: vitest run --project cms-client --update
test('openapi.json is the description that the schemas give', async () => {
  const file = new URL('../../openapi.json', import.meta.url).pathname;
  const written = await format(JSON.stringify(openApiDocument()), {
    ...(await resolveConfig(file)),
    parser: 'json',
  });
  await expect(written).toMatchFileSnapshot('../../openapi.json');
});

test('every reference of the description leads somewhere', () => {
  const document = openApiDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const target = reference
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect(target, reference).toBeDefined();
  }
});
