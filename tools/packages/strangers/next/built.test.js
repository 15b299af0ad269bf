import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const page = (name) => readFileSync(`.next/server/app/${name}.html`, 'utf8');

/** All scripts that a page loads. */
function scriptsOf(html) {
  const sources = [...html.matchAll(/\/_next\/(static\/[^"'\\]+\.js)/g)].map(([, source]) => source);
  return [...new Set(sources)].map((source) => readFileSync(`.next/${source}`, 'utf8')).join('\n');
}

test('a page of Server Components is rendered whole, and loads nothing of the kit', () => {
  const html = page('index');
  for (const text of [
    'Nordlys',
    'Norrsken',
    'Ny',
    '249 kr',
    '24 €',
    'Fri frakt i Sverige',
    'Ljuset kommer tillbaka.',
  ])
    assert.ok(html.includes(text), `${text} is missing`);
  assert.ok(html.includes("data-market='se'"), 'the styles of the markets are missing');
  assert.ok(!/mh-[A-Z]\w+-/.test(scriptsOf(html)), 'a component is in the scripts');
});

test('a client component comes to the page that has one', () => {
  const html = page('bag');
  assert.ok(html.includes('Två till tre dagar'));
  assert.match(scriptsOf(html), /mh-Disclosure-/);
});
