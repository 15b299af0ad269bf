import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from './fuzz.ts';
import { hostileText, mutated } from './hostile.ts';
import { intrudingTexts } from './intruding-texts.ts';

test('mutated() leaves its value as it is, and makes others of it', () => {
  const valid = { lines: [{ sku: 'a', quantity: 1 }], note: '' };
  const before = structuredClone(valid);
  const made = fc.sample(mutated(valid), { numRuns: 200, seed: 1 }).map((value) => JSON.stringify(value));
  expect(valid).toEqual(before);
  expect(new Set(made).size).toBeGreaterThan(100);
});

test('a parser that believes its input does not survive', () => {
  const careless = (text: string) => decodeURIComponent(text);
  const { failed } = fc.check(
    fc.property(hostileText(), (text) => void careless(text)),
    { seed: 1, numRuns: 100 },
  );
  expect(failed).toBe(true);
});

test('every text that intrudes would call what tests listen to, or lead or look elsewhere', () => {
  for (const text of intrudingTexts) expect(text).toMatch(/intrude|style=/);
});

test('runsOf() reads seed and time, and neither where none is given', () => {
  expect(runsOf({ FUZZ_SEED: '42', FUZZ_TIME: '500' })).toEqual({ seed: 42, time: 500 });
  expect(runsOf({})).toEqual({});
});
