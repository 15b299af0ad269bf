import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usesHostedServices } from './build-shop-cached.ts';
import { root } from './workspace.ts';

describe('usesHostedServices()', () => {
  test.each([
    'MAREHALM_SERVICES_URL',
    'MAREHALM_CMS_URL',
    'MAREHALM_SHOP_DK_ENDPOINT',
    'MAREHALM_SHOP_NO_ENDPOINT',
    'MAREHALM_SHOP_INT_ENDPOINT',
  ])('is true with %s, and not when it is empty', (name) => {
    expect(usesHostedServices({ [name]: 'https://dk.example' })).toBe(true);
    expect(usesHostedServices({ [name]: '' })).toBe(false);
  });
});

describe('the build of the storefront', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  // Reductions begin and end then.
  test.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('has a new cache key from midnight in Denmark: %s', async (now, day) => {
    const { nx } = JSON.parse(await readFile(join(root, 'apps/storefront/package.json'), 'utf8')) as {
      nx: { namedInputs: { settings: readonly { runtime?: string }[] } };
    };
    const commands = nx.namedInputs.settings.flatMap(({ runtime }) =>
      runtime?.includes('Intl') ? [runtime] : [],
    );
    vi.useFakeTimers({ now: new Date(now) });
    expect(
      commands.map((command): unknown => runInThisContext(/^node -p "(.+)"$/.exec(command)?.[1] ?? '')),
    ).toEqual([day]);
  });
});
