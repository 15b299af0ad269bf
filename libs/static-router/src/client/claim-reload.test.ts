import { fc, test } from '@fast-check/vitest';
import { expect, test as example } from 'vitest';
import { claimReload } from './claim-reload.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test.prop([fc.array(fc.nat({ max: 600_000 }), { minLength: 1 })])(
  'claimReload() is never true twice within 60 seconds',
  (instants) => {
    const storage = memory();
    const reloads = instants
      .toSorted((a, b) => a - b)
      .filter((now) => claimReload(() => storage, 1_000_000 + now));
    expect(reloads.length).toBeGreaterThan(0);
    for (const [index, now] of reloads.entries()) {
      if (index > 0) expect(now - (reloads[index - 1] ?? 0)).toBeGreaterThanOrEqual(60_000);
    }
  },
);

example('claimReload() is true after the clock of the device was set back', () => {
  const storage = memory();
  expect(claimReload(() => storage, Date.UTC(2036, 0))).toBe(true);
  expect(claimReload(() => storage, Date.UTC(2026, 0))).toBe(true);
  expect(claimReload(() => storage, Date.UTC(2026, 0) + 59_000)).toBe(false);
});

example('claimReload() is false where storage is forbidden, so that nothing loops', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(claimReload(() => ({ getItem: deny, setItem: () => undefined }), 0)).toBe(false);
  // Looking for it may be denied as well.
  expect(claimReload(deny, 0)).toBe(false);
});
