import { expect, test, vi } from 'vitest';
import { createIsolatedListener } from './isolate-errors.ts';

test('createIsolatedListener() passes its arguments on', () => {
  const listener = vi.fn<(a: number, b: string) => void>();
  createIsolatedListener(listener)(1, 'b');
  expect(listener).toHaveBeenCalledExactlyOnceWith(1, 'b');
});

test('createIsolatedListener() reports an error as an unhandled rejection', () => {
  const reject = vi.spyOn(Promise, 'reject').mockReturnValue(Promise.resolve() as Promise<never>);
  const error = new Error('a page is broken');
  createIsolatedListener(() => {
    throw error;
  })();
  expect(reject).toHaveBeenCalledExactlyOnceWith(error);
  reject.mockRestore();
});
