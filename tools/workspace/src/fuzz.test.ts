import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countLaws } from './fuzz.ts';
import { root } from './workspace.ts';

test.each(globSync('{apps,libs,tools}/*/{src,app}/**/*.fuzz.ts', { cwd: root }))(
  'laws of %s are counted',
  async (file) => {
    expect(await countLaws([file])).toBeGreaterThan(0);
  },
);
