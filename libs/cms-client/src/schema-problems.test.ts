import { expect, test } from 'vitest';
import * as z from 'zod';
import { formatPropertyPath, toSchemaProblems } from './schema-problems.ts';

const problemsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? toSchemaProblems(error) : [];
};

test('toSchemaProblems() tells missing values from invalid ones', () => {
  const link = z.object({ label: z.string(), path: z.string().startsWith('/', 'must be a path') });
  expect(problemsOf(link, { path: 'elsewhere.example' })).toEqual([
    { path: ['label'], message: 'is missing' },
    { path: ['path'], message: 'must be a path' },
  ]);
});

test('toSchemaProblems() names each unknown field', () => {
  expect(problemsOf(z.strictObject({}), { color: 1, size: 2 })).toEqual([
    { path: ['color'], message: 'is not a known field' },
    { path: ['size'], message: 'is not a known field' },
  ]);
});

test('toSchemaProblems() reports the branch of a union that matches best', () => {
  const hero = z.object({ hero: z.object({ title: z.string() }) });
  const quote = z.object({ quote: z.string() });
  expect(problemsOf(z.object({ block: z.union([quote, hero]) }), { block: { hero: {} } })).toEqual([
    { path: ['block', 'hero', 'title'], message: 'is missing' },
  ]);
});

test('toSchemaProblems() reports a union without its discriminator as missing', () => {
  const block = z.discriminatedUnion('type', [z.object({ type: z.literal('hero') })]);
  expect(problemsOf(block, {})).toEqual([{ path: ['type'], message: 'is missing' }]);
});

test('formatPropertyPath() writes positions in brackets', () => {
  expect(formatPropertyPath(['sizes', 0, 'label', 'sv'])).toBe('sizes[0].label.sv');
});
