const assert = require('node:assert/strict');
const { test } = require('node:test');
const { entryPoints } = require('./entry-points.cjs');

for (const name of entryPoints) {
  test(`${name} is required`, () => {
    assert.ok(Object.keys(require(name)).length > 0);
  });
}
