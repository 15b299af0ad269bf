import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';

const readme = new URL('../README.md', import.meta.url);
const example = new URL('../.cache/readme-example.ts', import.meta.url);

test('the example of the README prints what it says', async () => {
  const [, code = ''] = /```ts\n(.*?)```/su.exec(await readFile(readme, 'utf8')) ?? [];
  await mkdir(new URL('.', example), { recursive: true });
  await writeFile(example, code);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import(/* @vite-ignore */ example.href);
  const printed = log.mock.calls.map(([value]) => String(value));
  log.mockRestore();
  const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gmu)].map(([, text]) => text);
  expect(promised.length).toBeGreaterThan(0);
  expect(printed).toEqual(promised);
});
