import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFuzzOptions } from './test-with-fuzzing.ts';
import { arbitraryHostileText, arbitraryMutation } from './hostile-values.ts';
import { injectionTexts } from './injection-texts.ts';

test('arbitraryMutation() generates changed copies and leaves the original unchanged', () => {
  const valid = { lines: [{ sku: 'a', quantity: 1 }], note: '' };
  const before = structuredClone(valid);
  const made = fc
    .sample(arbitraryMutation(valid), { numRuns: 200, seed: 1 })
    .map((value) => JSON.stringify(value));
  expect(valid).toEqual(before);
  expect(new Set(made).size).toBeGreaterThan(100);
});

test('a parser that trusts its input fails', () => {
  const careless = (text: string) => decodeURIComponent(text);
  const { failed } = fc.check(
    fc.property(arbitraryHostileText(), (text) => void careless(text)),
    { seed: 1, numRuns: 100 },
  );
  expect(failed).toBe(true);
});

test('every injection text would call the function that tests watch, navigate or change the look of the page', () => {
  for (const text of injectionTexts) expect(text).toMatch(/intrude|style=/);
});

test('parseFuzzOptions() parses seed and time, both optional', () => {
  expect(parseFuzzOptions({ FUZZ_SEED: '42', FUZZ_TIME: '500' })).toEqual({ seed: 42, timeMs: 500 });
  expect(parseFuzzOptions({})).toEqual({});
});
