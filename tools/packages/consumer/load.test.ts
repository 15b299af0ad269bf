// What a module does before anyone calls it: nothing. A server that only imports it stays as it was.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface Touch {
  what: string;
  /** The package whose code it was. */
  by: string;
  at: string;
}

/** Allowed side effects of third-party packages while they load, each with the reason why it is harmless. */
const known: readonly string[] = [
  // Asks `typeof navigator` whether it runs where code may not be made of text.
  'zod navigator',
  // Makes the placeholders of its lists unlikely to occur in a text.
  '@formatjs/intl Date.now()',
];

function touchesOf(module: string): readonly Touch[] {
  return JSON.parse(execFileSync(process.execPath, ['traps.ts', module], { encoding: 'utf8' })) as Touch[];
}

const entryPoints = JSON.parse(readFileSync('entry-points.json', 'utf8')) as readonly string[];
for (const entryPoint of entryPoints) {
  test(`${entryPoint} has no side effects at load`, () => {
    assert.deepEqual(
      touchesOf(entryPoint).filter(({ what, by }) => !known.includes(`${by} ${what}`)),
      [],
    );
  });
}

test('a side effect at load is detected', () => {
  assert.deepEqual(
    touchesOf('./touches-everything.ts').map(({ what }) => what),
    [
      'document',
      'window',
      'localStorage',
      'navigator',
      'fetch()',
      'XMLHttpRequest',
      'setTimeout()',
      'setInterval()',
      'Date.now()',
      'new Date()',
      'Date()',
      'performance.now()',
      'Math.random()',
      'crypto.randomUUID()',
      'crypto.getRandomValues()',
    ],
  );
});
