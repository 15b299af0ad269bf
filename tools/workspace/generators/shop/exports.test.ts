import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/workspace.ts';

const templates = join(import.meta.dirname, 'files');

/** Lists the names that a module exports where it declares them. */
function listExports(source: string): readonly string[] {
  return [...source.matchAll(/^export (?:const|function|interface|type) (\w+)/gmu)].map(
    ([, name]) => name ?? '',
  );
}

test.each(globSync('**/*.ts.template', { cwd: templates }))(
  '%s exports what the file of this shop exports',
  (file) => {
    const generated = listExports(readFileSync(join(templates, file), 'utf8'));
    const original = listExports(readFileSync(join(root, file.replace('.template', '')), 'utf8'));
    expect(generated.toSorted()).toEqual(original.toSorted());
  },
);
