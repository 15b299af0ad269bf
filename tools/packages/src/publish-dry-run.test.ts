import { expect, test } from 'vitest';
import { parseDryRunOutput } from './publish-dry-run.ts';

test("parseDryRunOutput() lists the files and npm's warnings of each package", () => {
  const output = JSON.stringify({
    '@marehalm/gift-wrap': {
      files: [
        { path: 'LICENSE', size: 1 },
        { path: 'dist/index.js', size: 2 },
      ],
    },
  });
  const errors =
    'npm warn publish npm auto-corrected some errors in your package.json when publishing.\nnpm notice Publishing\n';
  expect(parseDryRunOutput(output, errors)).toEqual({
    files: new Map([['@marehalm/gift-wrap', ['LICENSE', 'dist/index.js']]]),
    warnings: ['npm warn publish npm auto-corrected some errors in your package.json when publishing.'],
  });
});
