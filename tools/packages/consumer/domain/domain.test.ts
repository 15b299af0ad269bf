// The project of another team: only what npm installed, nothing of the workspace.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { uses } from './uses.ts';

for (const [library, { run, expected }] of Object.entries(uses)) {
  test(`${library} works from its package`, async () => {
    assert.deepEqual(await run(), expected);
  });
}

test('no domain library depends on React', () => {
  assert.equal(existsSync('node_modules/react'), false);
});
