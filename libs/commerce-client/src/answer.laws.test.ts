import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { isTemporaryFailure, parseStorefrontAnswer } from './storefront-answer.ts';

const status = fc.integer({ min: 200, max: 599 });
const errors = fc.array(
  fc.record({ message: fc.string(), extensions: fc.oneof(fc.record({ code: fc.string() }), fc.jsonValue()) }),
);
/** From noise to plausible answers of a shop, and near misses. */
const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({ data: fc.jsonValue(), errors: fc.oneof(errors, fc.jsonValue()) }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
);

property.prop([status, body])('parseStorefrontAnswer() makes a value of any answer', (givenStatus, text) => {
  const answer = parseStorefrontAnswer(givenStatus, text);
  if (answer.kind === 'ok') {
    expect(answer.data).toEqual((JSON.parse(text) as { data: unknown }).data);
    expect(answer.data).toSatisfy((data) => typeof data === 'object' && !Array.isArray(data));
    return;
  }
  expect(answer.message).toMatch(/^Cannot /);
  expect(isTemporaryFailure(answer)).toBeTypeOf('boolean');
});

property.prop([fc.dictionary(fc.string(), fc.jsonValue()), errors])(
  'parseStorefrontAnswer() gives data exactly where there are no errors beside it',
  (data, found) => {
    const answer = parseStorefrontAnswer(200, JSON.stringify({ data, errors: found }));
    expect(answer.kind === 'ok').toBe(found.length === 0);
  },
);
