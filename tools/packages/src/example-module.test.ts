import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findExports, toExampleModule, type PackageEntry } from './example-module.ts';

const entries: readonly PackageEntry[] = [
  {
    specifier: '@marehalm/gift-wrap',
    exports: new Map([
      ['wrap', 'value'],
      ['Paper', 'type'],
    ]),
  },
  {
    specifier: '@marehalm/gift-wrap/ribbon',
    exports: new Map([
      ['tie', 'value'],
      ['wrap', 'value'],
    ]),
  },
];
const moduleOf = (block: string, language: 'ts' | 'tsx' = 'ts') => toExampleModule(block, language, entries);
const prelude = (block: string) => moduleOf(block).text.split('\n')[0] ?? '';

describe('an example', () => {
  let folder: string;
  let count = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'example-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function runBlock(block: string): Promise<number> {
    const { text, promises } = moduleOf(block);
    count += 1;
    const file = join(folder, `${count}.ts`);
    await writeFile(file, text);
    await import(/* @vite-ignore */ file);
    return promises;
  }

  test.each<[what: string, promises: number, block: string]>([
    ['an expression', 1, '1 + 1; // => 2'],
    ['an expression without a semicolon', 2, '1 + 1 // => 2\nMath.max(3) // => 3'],
    ['a constant', 1, 'const bag = { lines: [1] }; // => { lines: [1] }'],
    ['what is logged', 1, 'console.log(1 + 1); // => 2'],
    ['undefined', 1, 'new Map().get(1); // => undefined'],
    ['a constructed value', 1, 'new Date(0); // => new Date("1970-01-01")'],
    [
      'a statement over several lines',
      1,
      '[\n  1,\n  2,\n].map(\n  (n) => n + 1, // one more\n); // => [2, 3]',
    ],
    [
      'a value over several lines',
      1,
      'const a = { b: [1], c: 2 }; // => {\n//      b: [1],\n//      c: 2,\n//    }',
    ],
    ['a value on the following lines', 1, '({ a: 1 }); // =>\n//    { a: 1 }\n// prose'],
    ['a value with a comment', 1, '1 + 1; // => 2 // as ever'],
    ['an awaited value', 1, 'await Promise.resolve(4); // => 4'],
    ['an error', 1, 'new Array(-1); // => throws RangeError'],
    ['an awaited error', 1, "await Promise.reject(new TypeError('no')); // => throws TypeError"],
    [
      'an error inside a function that waits',
      1,
      '((f: unknown) => { throw new SyntaxError(); })(async () => { await 1; }); // => throws SyntaxError',
    ],
    [
      'the same name in strings and templates',
      1,
      "const s = '// => 1' + `// => 2 ${1} // => 3`; // => '// => 1// => 2 1 // => 3'",
    ],
    ['nothing', 0, 'const a = 1; // prose\nvoid a;'],
  ])('may promise %s', async (_what, promises, block) => {
    expect(await runBlock(block)).toBe(promises);
  });

  test.each<[what: string, block: string, message: string]>([
    ['a wrong value', '1 + 1; // => 3', 'strictly deep-equal'],
    ['a value of another type', "1 + 1; // => '2'", 'strictly'],
    [
      'a value with something missing',
      'const a = { b: 1, c: undefined }; // => { b: 1 }',
      'strictly deep-equal',
    ],
    ['a wrong log', 'console.log(1); // => 2', 'strictly'],
    ['a promise that is not awaited', 'Promise.resolve(1); // => 1', 'strictly'],
    ['an error that is not expected', "JSON.parse('{');", 'JSON'],
    ['no error where one is expected', '1; // => throws Error', 'Missing expected exception'],
    ['another error', 'new Array(-1); // => throws TypeError', 'strictly deep-equal'],
    ['no rejection where one is expected', 'await 1; // => throws Error', 'Missing expected rejection'],
    ['the second of two', '1; // => 1\n2; // => 1', 'strictly'],
  ])('fails with %s', async (_what, block, message) => {
    await expect(runBlock(block)).rejects.toThrow(message);
  });

  test('reports the line of the block, one further down', async () => {
    const block =
      'const a = { b: [1] }; // => {\n//      b: [1],\n//    }\na.b; // =>\n//    [1]\n2; // => 1';
    const error: Error = await runBlock(block).then(
      () => expect.unreachable(),
      (reason: Error) => reason,
    );
    expect(error.stack).toMatch(/\d\.ts:7:/);
  });
});

describe('toExampleModule() refuses', () => {
  test.each<[what: string, line: number, block: string, message: string]>([
    ['a syntax error', 2, 'let a;\nconst = 1;', 'it is no TypeScript'],
    ['prose after the arrow', 1, 'f(); // => 20, for 19.5 is half way', 'no JavaScript expression'],
    ['a list after the arrow', 1, 'f(); // => 1, 2', 'not one JavaScript expression'],
    ['words after the arrow', 1, 'f(); // => about twenty', 'no JavaScript expression'],
    ['an ellipsis', 2, '\nf(); // => { lines: [{ … }] }', 'keep prose and … out'],
    ['nothing after the arrow', 1, 'f(); // =>', 'no JavaScript expression'],
    ['an arrow on a line of its own', 2, 'f();\n// => 1', 'does not stand at the end of a statement'],
    ['an arrow inside a function', 2, 'f(() => {\n  g(); // => 1\n});', 'does not stand at the end'],
    ['an arrow after an argument', 2, 'f(\n  1, // => 1\n);', 'does not stand at the end'],
    ['a promise about a loop', 1, 'for (const a of []) f(a); // => 1', 'a result can be promised for'],
    ['a promise about many names', 1, 'const [a, b] = f(); // => [1, 2]', 'one constant with a plain name'],
    ['a log of two values', 1, 'console.log(1, 2); // => 1', 'takes one value'],
    ['an error with a message', 1, 'f(); // => throws Error: no', 'names no error'],
    ['an error without a name', 1, 'f(); // => throws', 'names no error'],
    ['a constant that throws', 1, 'const a = f(); // => throws Error', 'leave out "const … ="'],
  ])('%s', (_what, line, block, message) => {
    expect(() => moduleOf(block)).toThrow(
      expect.objectContaining({ line, message: expect.stringContaining(message) as string }),
    );
  });
});

describe('the imports of an example', () => {
  test('import each used name from the first entry that exports it', () => {
    expect(prelude('const paper: Paper = tie(wrap(1));')).toContain(
      "import { type Paper, wrap } from '@marehalm/gift-wrap'; import { tie } from '@marehalm/gift-wrap/ribbon';",
    );
  });

  test('include names in expected values', () => {
    expect(prelude('1; // => wrap(1)')).toContain('import { wrap }');
  });

  test.each([
    ['a property', 'const a = { wrap: 1 }.wrap;'],
    ['a local constant', 'const [wrap] = [1]; wrap;'],
    ['a local function', 'function wrap() {}\nwrap();'],
    ['text', "'wrap';"],
    ['a comment', '// wrap'],
    ['a block with imports', "import { readFile } from 'node:fs';\nwrap(readFile);"],
  ])('leave out %s', (_what, block) => {
    expect(prelude(block)).not.toContain('gift-wrap');
  });
});

test('toExampleModule() keeps JSX unchanged', () => {
  const { text, promises } = moduleOf('const page = <p>// text</p>; // => 2', 'tsx');
  expect(text.split('\n')[1]).toBe('const page = <p>// text</p>; // => 2');
  expect(promises).toBe(0);
});

test('findExports() distinguishes values and types', () => {
  const text = `
    export { a, type B, c as d } from './a.ts';
    export type { E } from './e.ts';
    export * from './all.ts';
    export interface F {}
    export type G = 1;
    export function h() {}
    export class I {}
    export const j = 1, { k } = j;
    const hidden = 1;`;
  expect(Object.fromEntries(findExports(text))).toEqual({
    a: 'value',
    B: 'type',
    d: 'value',
    E: 'type',
    F: 'type',
    G: 'type',
    h: 'value',
    I: 'value',
    j: 'value',
  });
});
