import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculateContrast } from './testing/contrast.ts';
import { unreadablePairings, colorPairings } from './testing/color-pairings.ts';
import { breakpoints, colors, durations, easing, layers, spaces, tints, typeSizes } from './tokens.ts';

const css = readFileSync(new URL('./tokens/tokens.css', import.meta.url), 'utf8');
const root = css.slice(css.indexOf(':root {'), css.indexOf('@media'));
const tokens = new Map([...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

/** Names in tokens.css that begin with `prefix`, without it. */
const named = (prefix: string) =>
  [...tokens.keys()].flatMap((name) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));

test.each([
  ['colors', 'color-', colors],
  ['tints', 'tint-', tints],
  ['durations', 'duration-', Object.keys(durations)],
])('%s lists exactly the custom properties of tokens.css', (_name, prefix, list) => {
  expect(named(prefix)).toEqual([...list]);
});

test('every tint is the ground of the elements that have it', () => {
  const grounds = [...css.matchAll(/\[data-tint='([\w-]+)'\] \{\s+--ground: var\(--tint-([\w-]+)\);/g)];
  expect(grounds.map(([, name, ground]) => [name, ground])).toEqual(tints.map((tint) => [tint, tint]));
});

test('typeSizes and spaces name custom properties of tokens.css', () => {
  for (const name of [...typeSizes, ...spaces.map((space) => `space-${space}`)])
    expect(tokens.has(name)).toBe(true);
});

test('durations match those of tokens.css', () => {
  for (const [name, milliseconds] of Object.entries(durations))
    expect(tokens.get(`duration-${name}`)).toBe(`${milliseconds}ms`);
});

test('breakpoints match those that the components use', () => {
  const queries = [...css.matchAll(/@media \(width >= (\d+)em\)/g)].map(([, em]) => Number(em) * 16);
  expect(Object.values(breakpoints)).toEqual(expect.arrayContaining(queries));
});

test('easing and layers match those of tokens.css', () => {
  expect(tokens.get('ease')).toBe(easing);
  expect(Object.fromEntries(named('z-').map((name) => [name, Number(tokens.get(`z-${name}`))]))).toEqual(
    layers,
  );
});

/** The value of a token, with a reference to another one followed. */
function valueOf(token: string): string {
  const value = tokens.get(token) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : valueOf(reference);
}

const every = Object.values(colorPairings).flat();

test.each(every)('$color keeps its contrast on $ground (at least $least)', ({ color, ground, least }) => {
  expect(calculateContrast(valueOf(color), valueOf(ground))).toBeGreaterThanOrEqual(least);
});

test.each(unreadablePairings)(
  '$color on $ground is not used because its contrast is below $least',
  ({ color, ground, least }) => {
    expect(calculateContrast(valueOf(color), valueOf(ground))).toBeLessThan(least);
    expect(every).not.toContainEqual({ color, ground, least });
  },
);

test('every color and tint has a pairing, except for the hairline', () => {
  const used = new Set(every.flatMap(({ color, ground }) => [color, ground]));
  const names = [
    ...named('color-').map((name) => `color-${name}`),
    ...named('tint-').map((name) => `tint-${name}`),
  ];
  expect(names.filter((name) => !used.has(name))).toEqual(['color-hairline']);
});
