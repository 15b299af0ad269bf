import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { root } from '@marehalm/workspace';
import { domainLibraryGenerator } from '@marehalm/workspace/generators';
import { flushChanges } from 'nx/src/generators/tree.js';
import { expect, test } from 'vitest';
import { findExamples } from './examples.ts';

test('the library generator writes documentation with tested examples', async () => {
  const tree = createTreeWithEmptyWorkspace({ formatter: 'prettier' });
  for (const file of ['tsconfig.json', 'package.json', '.prettierrc.json', 'LICENSE']) {
    tree.write(file, await readFile(join(root, file)));
  }
  await domainLibraryGenerator(tree, { name: 'gift-wrap' });
  const directory = await mkdtemp(join(tmpdir(), 'gift-wrap-'));
  try {
    flushChanges(directory, tree.listChanges());
    const examples = findExamples(join(directory, 'libs/gift-wrap'));
    expect(examples.map(({ name, promises, problem }) => ({ name, promises, problem }))).toEqual([
      { name: 'gift-wrap giftWrap() example 1 (gift-wrap.ts:6)', promises: 1, problem: undefined },
      { name: 'gift-wrap README example 1', promises: 1, problem: undefined },
    ]);
    for (const { text } of examples)
      expect(text).toContain("import { giftWrap } from '@marehalm/gift-wrap';");
  } finally {
    await rm(directory, { recursive: true });
  }
});
