import { expect, test, vi } from 'vitest';
import { isolateErrors } from './isolate-errors.ts';

test('isolateErrors() passes its arguments on', () => {
  const listener = vi.fn<(a: number, b: string) => void>();
  isolateErrors(listener)(1, 'b');
  expect(listener).toHaveBeenCalledExactlyOnceWith(1, 'b');
});

test('isolateErrors() reports an error as an unhandled rejection', () => {
  const reject = vi.spyOn(Promise, 'reject').mockReturnValue(Promise.resolve() as Promise<never>);
  const error = new Error('a page is broken');
  isolateErrors(() => {
    throw error;
  })();
  expect(reject).toHaveBeenCalledExactlyOnceWith(error);
  reject.mockRestore();
});
