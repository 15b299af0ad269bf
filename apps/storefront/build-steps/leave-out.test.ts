import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leaveOut, LeftOutError, NEVER, NO, type LeftOut } from './leave-out.ts';
import { leftOut } from './left-out.ts';

const { resolve } = createRequire(import.meta.url);
const FILE = '/library/index.js';
const leaving = (
  left: Omit<LeftOut, 'functions' | 'code'> & {
    functions?: Record<string, string>;
    code?: [RegExp, string][];
  },
) => [{ functions: { [FILE]: left.functions ?? {} }, code: { [FILE]: left.code ?? [] } }];

const library = `
async function fetch(key) {
\tif (key) {
\t\treturn {};
\t}
}
exports.preload = function (href, { as }) {
  return () => {
    load(href, as);
  };
};
function make() {
\tfunction fetched(key) {
\t\treturn key;
\t}
}
`;

describe('leaveOut()', () => {
  test('puts what is said in the place of functions', () => {
    const functions = { fetch: NEVER, 'exports.preload': NO, fetched: '' };
    expect(leaveOut(library, FILE, leaving({ functions }))).toBe(`
async function fetch() { ${NEVER} }
exports.preload = function () { return false };
function make() {
\tfunction fetched() {  }
}
`);
  });

  test('puts what is said in the place of other code', () => {
    expect(leaveOut('a & 1; b & 1', FILE, leaving({ code: [[/\w & 1/g, 'no']] }))).toBe('no; no');
  });

  test.each([
    ['a function is not there', leaving({ functions: { load: NEVER } })],
    ['a function is there twice', leaving({ functions: { twice: NEVER } })],
    ['code is not there', leaving({ code: [[/nowhere/, '']] })],
  ])('stops the build when %s', (_criterion, list) => {
    const code = `${library}function twice() {\n}\nfunction twice() {\n}\n`;
    expect(() => leaveOut(code, FILE, list)).toThrow(LeftOutError);
  });
});

describe('what is left out', () => {
  const files = [
    ...new Set(leftOut.flatMap(({ functions, code }) => Object.keys({ ...functions, ...code }))),
  ];

  test.each(files)('%s, as installed, is what the list was written for', (file) => {
    const [, name = '', path = ''] = /^\/([^/]+)\/(.+)$/.exec(file) ?? [];
    const code = readFileSync(join(dirname(resolve(`${name}/package.json`)), path), 'utf8');
    expect(leaveOut(code, file, leftOut).length).toBeLessThan(code.length);
  });

  test.each(leftOut.flatMap(({ imports }) => Object.entries(imports ?? {})))(
    '%s has %j',
    async (name, names) => {
      const library = (await import(name)) as Record<string, unknown>;
      expect(names.filter((one) => !(one in library))).toEqual([]);
    },
  );
});
