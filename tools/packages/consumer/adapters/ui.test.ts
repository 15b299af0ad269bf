import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as ui from '@marehalm/ui';

test('ui exports components', () => {
  const components = Object.entries(ui).filter(([name, value]) => /^[A-Z]/.test(name) && value !== undefined);
  assert.ok(components.length > 5, `only ${components.length}`);
});

const sheets = ['tokens.css', 'base.css', 'fonts.css', 'latin-fonts.css', 'extended-fonts.css', 'style.css'];
for (const sheet of sheets) {
  test(`ui ships ${sheet} and every file it refers to`, () => {
    const file = fileURLToPath(import.meta.resolve(`@marehalm/ui/${sheet}`));
    const css = readFileSync(file, 'utf8');
    assert.ok(css.length > 0);
    for (const [, named = ''] of css.matchAll(/(?:@import|url\()\s*['"](\.[^'"]+)['"]/g)) {
      assert.ok(existsSync(join(dirname(file), named)), `${named} is missing`);
    }
  });
}
