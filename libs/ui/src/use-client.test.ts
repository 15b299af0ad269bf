import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** React APIs that Server Components may use as well: https://react.dev/reference/rsc/use-client */
const ON_SERVERS = ['useCallback', 'useDebugValue', 'useId', 'useMemo'];

const modules = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !/\.(?:test|stories|d)\.|^(?:testing|pages|labs|foundations)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

/** The hooks of a module, its own included, that only run in a browser, and contexts. */
function clientCallsIn(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const calls = [...code.matchAll(/(?<![\w.])(use(?:[A-Z]\w*)?|createContext)(?:<[^;()]*>)?\(/g)];
  return calls.flatMap(([, name = '']) => (ON_SERVERS.includes(name) ? [] : [name]));
}

test("modules that need a browser begin with 'use client', and no others do", () => {
  const expected = modules.filter(({ text }) => clientCallsIn(text).length > 0).map(({ file }) => file);
  const marked = modules.filter(({ text }) => text.startsWith("'use client';\n")).map(({ file }) => file);
  expect(marked).toEqual(expected);
  expect(expected.length).toBeGreaterThan(20);
});
