import { expect, test } from 'vitest';
import { mapAnswer } from './map-answer.ts';

const answer = { kind: 'ok', data: 7 } as const;

function throwing(error: unknown) {
  return () => {
    throw error;
  };
}

test.each([new RangeError('no money'), new TypeError('no cart')])(
  'mapAnswer() reports a %s as a malformed answer',
  (error) => {
    expect(mapAnswer(answer, throwing(error))).toEqual({
      kind: 'malformed',
      message: `Cannot read the shop's answer: ${error.message}`,
    });
  },
);

test('mapAnswer() rethrows programming errors', () => {
  const error = new SyntaxError('broken');
  expect(() => mapAnswer(answer, throwing(error))).toThrow(error);
});
