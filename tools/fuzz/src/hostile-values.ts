import fc from 'fast-check';
import { injectionTexts } from './injection-texts.ts';

/** Texts that break programs although they are neither code nor markup. */
const trickyTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udc00x',
  '\u200b',
  '\u202e',
  'İ',
  'ß'.repeat(300),
  'a'.repeat(5000),
  '%',
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '9007199254740993',
  '0x10',
  '١٢٣',
  '1,5',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '2026-02-30',
  '9999999-12-31T00:00:00Z',
  '2026-11-21T25:61:61Z',
  "' OR 1=1 --",
  '"; DROP TABLE orders; --',
  '(a+)+$',
  '{'.repeat(400),
  '['.repeat(400),
  '&'.repeat(400),
  '=&=&=',
  '?#?#',
  'gid://shopify/Cart/1?key=',
];

/** Generates malicious and malformed texts: injection attempts, control characters and other input that breaks parsers. */
export const arbitraryHostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...injectionTexts, ...trickyTexts) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: fc.constantFrom(...'/\\?#&=%;:@.,"\'<>{}[]+ \t\n\u0000'), maxLength: 40 }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...injectionTexts), fc.string({ maxLength: 8 }))
        .map((parts) => parts.join('')),
    },
  );

/** Generates JSON values with hostile texts and names. */
export const arbitraryHostileJson = (): fc.Arbitrary<unknown> =>
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      arbitraryHostileText(),
      fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e21, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, 5e-324),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(arbitraryHostileText(), tie('value')), { maxLength: 4 }).map(fromEntries),
    ),
  })).value;

/** Creates objects like `JSON.parse`, where `__proto__` is a name like any other. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): unknown {
  return JSON.parse(
    `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
  );
}

type Path = readonly (string | number)[];

/** Generates copies of the JSON value `valid` with one to four parts replaced, removed or duplicated. */
export function arbitraryMutation(valid: unknown): fc.Arbitrary<unknown> {
  const paths = collectPaths(valid);
  const change = fc.record({
    path: fc.constantFrom(...paths),
    act: fc.oneof(
      fc.constant(() => ({ gone: true as const })),
      arbitraryHostileJson().map((value) => () => ({ value })),
      arbitraryHostileText().map((text) => (old: unknown) => ({
        value: typeof old === 'string' ? old + text : text,
      })),
      fc.constant((old: unknown) => ({ value: [old, old] })),
      fc.constant((old: unknown) => ({ value: typeof old === 'number' ? -old : JSON.stringify(old) })),
    ),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce<unknown>((value, { path, act }) => changeAt(value, path, act), structuredClone(valid)),
    );
}

function collectPaths(value: unknown, before: Path = []): Path[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [before, ...parts.flatMap(([name, part]) => collectPaths(part, [...before, name]))];
}

type Change = (old: unknown) => { readonly value?: unknown; readonly gone?: true };

function changeAt(value: unknown, [name, ...rest]: Path, change: Change): unknown {
  if (name === undefined) return change(value).value;
  // An earlier change may have removed the path.
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const parts = value as Record<string, unknown>;
  if (rest.length > 0) parts[name] = changeAt(parts[name], rest, change);
  else {
    const { gone, value: next } = change(parts[name]);
    if (gone) Reflect.deleteProperty(parts, name);
    else parts[name] = next;
  }
  return parts;
}
