import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints, colors, durations, spaces, tints, typeSizes } from './tokens.ts';

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

test('typeSizes and spaces name custom properties of tokens.css', () => {
  for (const name of [...typeSizes, ...spaces.map((space) => `space-${space}`)])
    expect(tokens.has(name)).toBe(true);
});

test('durations are those of tokens.css', () => {
  for (const [name, milliseconds] of Object.entries(durations))
    expect(tokens.get(`duration-${name}`)).toBe(`${milliseconds}ms`);
});

test('breakpoints are those that the components use', () => {
  const queries = [...css.matchAll(/@media \(width >= (\d+)em\)/g)].map(([, em]) => Number(em) * 16);
  expect(Object.values(breakpoints)).toEqual(expect.arrayContaining(queries));
});

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const colorOf = (token: string) => tokens.get(token) ?? '';
const grounds = ['color-paper', 'color-sand', 'color-linen'];

test.each<[text: string, on: string[], least: number]>([
  ['color-ink', [...grounds, ...tints.map((tint) => `tint-${tint}`)], 7],
  ['color-ink-soft', ['color-paper', 'color-sand'], 4.5],
  ['color-dune', grounds, 4.5],
  ['color-amber', ['color-paper', 'color-sand'], 4.5],
  ['color-clay', grounds, 4.5],
  ['color-edge', ['color-paper', 'color-sand'], 3],
  ['color-paper', ['color-ink', 'color-dune', 'color-clay', 'color-amber'], 4.5],
])('%s keeps its contrast on %j (at least %d)', (text, on, least) => {
  for (const ground of on)
    expect(contrast(colorOf(text), colorOf(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
});
