import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as ui from '@marehalm/ui';

test('ui has components', () => {
  const components = Object.entries(ui).filter(([name, value]) => /^[A-Z]/.test(name) && value !== undefined);
  assert.ok(components.length > 5, `only ${components.length}`);
});

for (const sheet of ['tokens.css', 'base.css', 'fonts.css', 'style.css'] as const) {
  test(`ui brings ${sheet}`, () => {
    const file = fileURLToPath(import.meta.resolve(`@marehalm/ui/${sheet}`));
    assert.ok(readFileSync(file, 'utf8').length > 100);
  });
}
