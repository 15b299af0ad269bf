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
  // Asks `typeof window` whether it routes in a browser: of `static-router/client`, `/inline` and `/server`.
  'react-router window',
  // Ask `typeof window` which effect hook to use, and whether they run in a browser: of `search/react`.
  'react-instantsearch-core window',
  'use-sync-external-store window',
  'instantsearch-ui-components window',
  // Of `static-router/vite` and `/build`, which run in builds alone: a random id tells two instances of a module apart, ...
  'vite Math.random()',
  'rolldown Math.random()',
  // ... `navigator` and `typeof window` tell Node from other environments, ...
  'vite navigator',
  'vite window',
  // ... and the time now tells how many digits a time has.
  'vite Date.now()',
];

function touchesOf(module: string): readonly Touch[] {
  return JSON.parse(
    execFileSync(process.execPath, ['report-load-side-effects.ts', module], { encoding: 'utf8' }),
  ) as Touch[];
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
    touchesOf('./touch-every-global.ts').map(({ what }) => what),
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
