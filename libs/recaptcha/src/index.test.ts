import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from './index.ts';
import * as adapter from './react.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toEqual(['RecaptchaError', 'createRecaptcha']);
  expect(Object.keys(adapter).sort()).toEqual(['RecaptchaWidget', 'useRecaptcha']);
});

test('only the adapter imports React', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/u.test(name));
  const withReact = sources.filter((name) =>
    /from '(?:react|\.\/react)/u.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  );
  expect(withReact).toEqual(['react.ts']);
});
