import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { root } from '../src/workspace.ts';
import { domainLibraryGenerator } from './domain-library/generator.ts';
import { uiComponentGenerator } from './ui-component/generator.ts';

let tree: Tree;
beforeEach(() => {
  tree = createTreeWithEmptyWorkspace({ formatter: 'prettier' });
  for (const file of ['tsconfig.json', 'package.json', '.prettierrc.json', 'LICENSE']) {
    tree.write(file, readFileSync(join(root, file)));
  }
});

describe('domain-library', () => {
  test('writes a library with the structure of the others', async () => {
    await domainLibraryGenerator(tree, { name: 'gift-wrap', description: 'Paper and ribbon' });
    const like = <Contents extends object>(file: string) =>
      JSON.parse(
        readFileSync(join(root, 'libs/cart-domain', file), 'utf8').replaceAll(
          '-p cart-domain ',
          '-p gift-wrap ',
        ),
      ) as Contents;
    const written = readJson<Record<string, unknown>>(tree, 'libs/gift-wrap/package.json');
    expect(written).toMatchObject({
      name: '@marehalm/gift-wrap',
      version: '0.0.0',
      description: 'Paper and ribbon',
      keywords: ['gift', 'wrap'],
      nx: {
        ...like<{ nx: object }>('package.json').nx,
        name: 'gift-wrap',
        tags: ['scope:domain', 'lib:gift-wrap'],
      },
    });
    const others = like<Record<string, unknown>>('package.json');
    const shared = ['license', 'type', 'engines', 'sideEffects', 'files', 'scripts', 'publishConfig'];
    for (const field of shared) expect(written[field], field).toEqual(others[field]);
    expect(written['exports']).toEqual({
      '.': {
        '@marehalm/source': './src/index.ts',
        types: './dist/index.d.ts',
        default: './dist/index.js',
      },
    });
    for (const file of ['tsconfig.json', 'tsconfig.lib.json', 'tsconfig.test.json']) {
      expect(readJson(tree, `libs/gift-wrap/${file}`)).toEqual(like(file));
    }
  });

  test('writes an entry, its test and a README with the same name', async () => {
    await domainLibraryGenerator(tree, { name: 'gift-wrap' });
    const read = (file: string) => tree.read(`libs/gift-wrap/${file}`, 'utf8') ?? '';
    expect(read('src/index.ts')).toBe("export { giftWrap } from './gift-wrap.ts';\n");
    expect(read('src/gift-wrap.ts')).toContain('export function giftWrap(');
    expect(read('src/gift-wrap.test.ts')).toContain("from './gift-wrap.ts'");
    expect(read('src/gift-wrap.laws.test.ts')).toContain('giftWrap() is idempotent');
    expect(read('src/index.test.ts')).toContain("toEqual(['giftWrap'])");
    expect(read('LICENSE')).toContain('MIT License');
  });

  test('prepares a first release with a budget, a changelog and a changeset', async () => {
    await domainLibraryGenerator(tree, { name: 'gift-wrap' });
    const budgets = readJson<{ 'size-limit': object[] }>(tree, 'libs/gift-wrap/package.json')['size-limit'];
    expect(budgets).toEqual([expect.objectContaining({ path: 'dist/index.js', gzip: true })]);
    expect(tree.read('libs/gift-wrap/CHANGELOG.md', 'utf8')).toBe('# @marehalm/gift-wrap\n');
    expect(tree.read('.changeset/gift-wrap.md', 'utf8')).toContain("'@marehalm/gift-wrap': minor");
  });

  test('adds it to the package checks', async () => {
    await domainLibraryGenerator(tree, { name: 'gift-wrap' });
    const use = tree.read('tools/packages/consumer/domain/uses/gift-wrap.ts', 'utf8') ?? '';
    expect(use).toContain("import { giftWrap } from '@marehalm/gift-wrap';");
  });

  test('adds it to the type check and changes nothing else there', async () => {
    const before = readJson<{ references: unknown[] }>(tree, 'tsconfig.json');
    await domainLibraryGenerator(tree, { name: 'gift-wrap' });
    expect(readJson(tree, 'tsconfig.json')).toEqual({
      ...before,
      references: [...before.references, { path: 'libs/gift-wrap' }],
    });
  });

  test('refuses to overwrite a library', async () => {
    await domainLibraryGenerator(tree, { name: 'gift-wrap' });
    await expect(domainLibraryGenerator(tree, { name: 'gift-wrap' })).rejects.toThrow('is there already');
  });

  test.each(['GiftWrap', 'gift_wrap', '../outside', 'gift-', ''])('refuses the name %j', async (name) => {
    await expect(domainLibraryGenerator(tree, { name })).rejects.toThrow('lower-case words');
  });
});

describe('ui-component', () => {
  beforeEach(() => {
    tree.write('libs/ui/package.json', JSON.stringify({ name: '@marehalm/ui' }));
    tree.write('libs/ui/src/index.ts', "export { Badge } from './Badge/Badge.tsx';\n");
  });

  test('writes a component with stylesheet, story and test, and nothing else', async () => {
    await uiComponentGenerator(tree, { name: 'GiftNote' });
    expect([...tree.children('libs/ui/src/GiftNote')].sort()).toEqual([
      'GiftNote.module.css',
      'GiftNote.stories.tsx',
      'GiftNote.test.tsx',
      'GiftNote.tsx',
    ]);
    const component = tree.read('libs/ui/src/GiftNote/GiftNote.tsx', 'utf8') ?? '';
    expect(component).toContain('export function GiftNote({ children }: GiftNoteProps)');
    expect(component).not.toContain('export default');
  });

  test('exports it in alphabetical order', async () => {
    await uiComponentGenerator(tree, { name: 'GiftNote' });
    expect(tree.read('libs/ui/src/index.ts', 'utf8')).toBe(
      "export { Badge } from './Badge/Badge.tsx';\nexport { GiftNote, type GiftNoteProps } from './GiftNote/GiftNote.tsx';\n",
    );
  });

  test('refuses to overwrite a component', async () => {
    await uiComponentGenerator(tree, { name: 'GiftNote' });
    await expect(uiComponentGenerator(tree, { name: 'GiftNote' })).rejects.toThrow('is there already');
  });

  test.each(['giftNote', 'Gift-Note', '../Outside'])('refuses the name %j', async (name) => {
    await expect(uiComponentGenerator(tree, { name })).rejects.toThrow('capital letter');
  });
});
