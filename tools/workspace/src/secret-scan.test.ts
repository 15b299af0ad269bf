import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  expectNoSecretsInShop,
  listRepositoryFiles,
  findSecrets,
  findSecretsInFiles,
} from './secret-scan.ts';
import { root } from './workspace.ts';

test('the repository contains no secrets', async () => {
  const files = listRepositoryFiles(root);
  expect(files.length).toBeGreaterThan(500);
  expect(await findSecretsInFiles(root, files)).toEqual([]);
});

// Put together here, so that this file is not found itself.
const planted: readonly (readonly [kind: string, text: string])[] = [
  ['private key', ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
  ['key of AWS', `id: AKIA${'A1'.repeat(8)}`],
  ['token of GitHub', `ghp_${'aB3'.repeat(12)}`],
  ['token of npm', `//registry/:_authToken=npm_${'aB3'.repeat(12)}`],
  ['key of Shopify', `shpat_${'0f'.repeat(16)}`],
  ['key of Stripe', `sk_live_${'a1'.repeat(12)}`],
  ['key of Google', `AIza${'a1B-_'.repeat(7)}`],
  ['token of Slack', `xoxb-${'1234567890'.repeat(2)}`],
  ['signed token', `eyJ${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(20)}`],
  ['address with a password', ['postgres://shop:', 'correct-horse', '@db.example/shop'].join('')],
  ['value named as secret', `const adminKey = '${'a1b2'.repeat(8)}';`],
];

test.each(planted)('findSecrets() finds a %s and reports its place, but not its value', (kind, text) => {
  const found = findSecrets('a.ts', `first line\n${text}\n`);
  expect(found).toContainEqual({ file: 'a.ts', line: 2, kind });
  expect(JSON.stringify(found)).not.toContain(text);
});

test.each([
  'const token = process.env.TOKEN;',
  "accessToken: 'local-dk'",
  'https://user@host.example/path',
  '"integrity": "sha512-CXvKMFvM80ihI7Vox9jb+kQjnyjESQNPM"',
  "password: 'sand-between-toes'",
])('findSecrets() accepts %s', (text) => {
  expect(findSecrets('a.ts', text)).toEqual([]);
});

test("expectNoSecretsInShop() finds keys and values of the build's environment in a bundle", async () => {
  const shop = await mkdtemp(join(tmpdir(), 'marehalm-shop-'));
  onTestFinished(() => rm(shop, { recursive: true }));
  await mkdir(join(shop, 'assets'));
  await writeFile(join(shop, 'index.html'), '<p>Shop</p>');
  await expect(expectNoSecretsInShop(shop, {})).resolves.toBeUndefined();

  await writeFile(join(shop, 'assets/a.js'), 'const a="the-preview-token-of-this-build"');
  await expect(expectNoSecretsInShop(shop, {})).resolves.toBeUndefined();
  await expect(
    expectNoSecretsInShop(shop, { MAREHALM_PREVIEW_TOKEN: 'the-preview-token-of-this-build' }),
  ).rejects.toThrow('assets/a.js:1 has a value of the environment');

  await writeFile(join(shop, 'assets/a.js'), `x="shpat_${'0f'.repeat(16)}"`);
  await expect(expectNoSecretsInShop(shop, {})).rejects.toThrow('assets/a.js:1 has a key of Shopify');
});

test('expectNoSecretsInShop() reads only changed files after a clean search, and all files for other secrets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-searched-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const shop = join(folder, 'shop');
  const record = join(folder, 'searched.json');
  await mkdir(shop);
  const page = join(shop, 'index.html');
  const search = (environment: Record<string, string> = {}, madeNow: readonly string[] = []) =>
    expectNoSecretsInShop(shop, environment, { record, madeNow });
  const key = `shpat_${'0f'.repeat(16)}`;

  await writeFile(page, key);
  await expect(search()).rejects.toThrow('index.html:1');
  await expect(search(), 'found before').rejects.toThrow('index.html:1');

  // The same size and time, so that only reading the file reveals the difference.
  const change = async (text: string) => {
    await writeFile(page, text);
    await utimes(page, 1, 1);
  };
  await change('-'.repeat(key.length));
  await search();
  await change(key);
  await expect(search()).resolves.toBeUndefined();
  await expect(search({ MAREHALM_ADMIN_TOKEN: 'another' })).rejects.toThrow('index.html:1');

  await writeFile(join(shop, 'other.html'), 'a-token-that-was-made-now');
  await expect(search({}, ['a-token-that-was-made-now'])).rejects.toThrow(
    'other.html:1 has a value of the environment',
  );
});

test('expectNoSecretsInShop() searches large files', async () => {
  const shop = await mkdtemp(join(tmpdir(), 'marehalm-large-'));
  onTestFinished(() => rm(shop, { recursive: true }));
  await writeFile(join(shop, 'offers.json'), `${' '.repeat(4_000_000)}shpat_${'0f'.repeat(16)}`);
  await expect(expectNoSecretsInShop(shop, {})).rejects.toThrow('offers.json:1 has a key of Shopify');
});
