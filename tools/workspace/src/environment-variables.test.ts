import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseUnknownVariables, environmentVariableNames } from './environment-variables.ts';
import { root } from './workspace.ts';

test.each([
  ['MAREHALM_SITEURL', 'MAREHALM_SITE_URL'],
  ['MAREHALM_SHOP_DK_ENDPOINTS', 'MAREHALM_SHOP_DK_ENDPOINT'],
  ['MAREHALM_RECAPTCHA_SITEKEY', 'MAREHALM_RECAPTCHA_SITE_KEY'],
  ['marehalm_clock', 'MAREHALM_CLOCK'],
  ['MARHALM_CONTENT', 'MAREHALM_CONTENT'],
])('refuseUnknownVariables() suggests for %s what was meant', (name, meant) => {
  expect(() => refuseUnknownVariables({ [name]: 'secret' })).toThrow(
    new Error(`There is no variable ${name}. Did you mean ${meant}?`),
  );
});

test('refuseUnknownVariables() suggests nothing for a name that resembles no variable', () => {
  expect(() => refuseUnknownVariables({ MAREHALM_FAVOURITE_COLOUR_OF_ALL: 'blue' })).toThrow(
    new Error('There is no variable MAREHALM_FAVOURITE_COLOUR_OF_ALL.'),
  );
});

test('refuseUnknownVariables() accepts every known variable and those of other programs', () => {
  const known = Object.fromEntries(environmentVariableNames.map((name) => [name, '']));
  expect(() => refuseUnknownVariables({ ...known, PATH: '/bin', NODE_ENV: 'test' })).not.toThrow();
});

test('the list of variables matches the code and docs/deployment.md', async () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.|^tools\/workspace\/src\/variables/.test(file));
  const texts = await Promise.all(
    [...files, 'docs/deployment.md'].map((file) => readFile(join(root, file), 'utf8')),
  );
  const named = new Set(texts.flatMap((text) => text.match(/\bMAREHALM_[A-Z0-9_]*[A-Z0-9]\b/g) ?? []));
  const isOfAMarket = (name: string) => /^MAREHALM_SHOP_\w+_(?:ENDPOINT|TOKEN)$/.test(name);
  expect([...named].filter((name) => !environmentVariableNames.includes(name))).toEqual([]);
  expect(environmentVariableNames.filter((name) => !isOfAMarket(name) && !named.has(name))).toEqual([]);
});
