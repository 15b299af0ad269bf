import { expect, test } from 'vitest';
import * as tool from './index.ts';

test('the package exports these names', () => {
  expect(Object.keys(tool).sort()).toEqual([
    'MessageError',
    'checkMessages',
    'compileMessages',
    'compileRichMessages',
    'describeProblem',
    'messageTypes',
    'readMessages',
    'selectMessages',
  ]);
});
