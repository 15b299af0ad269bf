import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

test('a page of Astro has the kit, prices and links in it, and no script', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  for (const text of ['Nordlys</h1>', 'href="/de/produkt/nordlicht"', 'Lägg i varukorgen'])
    assert.ok(html.includes(text), `${text} is missing in ${html}`);
  assert.match(html, /249,00\skr/);
  assert.ok(!html.includes('<script'), 'there is a script');
});
