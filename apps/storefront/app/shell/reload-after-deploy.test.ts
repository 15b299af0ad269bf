import { fc, test } from '@fast-check/vitest';
import { expect, test as example } from 'vitest';
import { mayReload } from './reload-after-deploy.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test.prop([fc.array(fc.nat({ max: 600_000 }), { minLength: 1 })])(
  'mayReload() is never true twice within 60 seconds',
  (instants) => {
    const storage = memory();
    const reloads = instants.toSorted((a, b) => a - b).filter((now) => mayReload(storage, 1_000_000 + now));
    expect(reloads.length).toBeGreaterThan(0);
    for (const [index, now] of reloads.entries()) {
      if (index > 0) expect(now - (reloads[index - 1] ?? 0)).toBeGreaterThanOrEqual(60_000);
    }
  },
);

example('mayReload() is false where storage is forbidden, so nothing loops', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => undefined,
  };
  expect(mayReload(forbidden, 0)).toBe(false);
});
