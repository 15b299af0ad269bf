import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryPoints } from './entry-points.cjs';

for (const name of entryPoints) {
  test(`${name} is imported`, async () => {
    assert.ok(Object.keys(await import(name)).length > 0);
  });
}
