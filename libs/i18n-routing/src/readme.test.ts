import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as library from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const example = /```ts\nimport [^;]+;\n(?<code>.*?)```/su.exec(readme)?.groups?.code ?? '';

test('the example of the README does what its comments say', () => {
  const context = { ...library };
  const lines = example.split('\n').filter((line) => line.includes(';'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const [statement = '', comment] = line.split(' // ');
    const declared = /^const (?<name>\w+) =/u.exec(statement)?.groups?.name;
    // `var` makes the name a property of the context, where the next line finds it.
    const result: unknown = runInNewContext(statement.replace(/^const/u, 'var') + (declared ?? ''), context);
    if (comment) expect(JSON.stringify(result), line).toBe(JSON.stringify(runInNewContext(`(${comment})`)));
  }
});

test('the README names every export that is a value', () => {
  const unnamed = Object.keys(library).filter(
    (name) => !readme.includes(name) && !/^(?:read|serialize)\w+Cookie$|Cookie(?:Name|MaxAge)$/u.test(name),
  );
  expect(unnamed).toEqual([]);
});
