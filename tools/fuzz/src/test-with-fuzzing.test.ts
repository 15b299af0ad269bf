import { expect, test } from 'vitest';
import { parseFuzzOptions } from './test-with-fuzzing.ts';

test('parseFuzzOptions() parses seed and time', () => {
  expect(parseFuzzOptions({})).toEqual({});
  expect(parseFuzzOptions({ FUZZ_SEED: '', FUZZ_TIME: '' })).toEqual({});
  expect(parseFuzzOptions({ FUZZ_SEED: '42', FUZZ_TIME: '1500' })).toEqual({ seed: 42, timeMs: 1500 });
});

test.each(['a while', '1.5', '-1', 'Infinity'])('parseFuzzOptions() refuses %j', (text) => {
  expect(() => parseFuzzOptions({ FUZZ_TIME: text })).toThrow(
    `FUZZ_TIME must be a whole number from 0, not "${text}"`,
  );
});
