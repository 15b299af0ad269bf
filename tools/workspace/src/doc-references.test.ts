import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listRepositoryFiles } from './secret-scan.ts';
import { root } from './workspace.ts';

const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root });

/** Generated files, files of other shops and of providers, and a package. */
const EXTERNAL = [
  'api.js',
  'enterprise.js',
  'brand.css',
  'apps/storefront/app/brand.css',
  'instantsearch.js',
  'sv.json',
  'de.json',
];

/** Every file and folder of the repository by each ending of its path: `src/money.ts`, `money.ts`. */
const known = new Set(
  listRepositoryFiles(root).flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, start) =>
      parts.slice(start).map((_, length) => parts.slice(start, start + length + 1).join('/')),
    );
  }),
);

/** Expands `messages/{en,da}.json` to one path per alternative. */
function expandBraces(path: string): string[] {
  const [, before = '', alternatives, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (alternatives === undefined) return [path];
  return alternatives.split(',').flatMap((each) => expandBraces(before + each + after));
}

/** Finds the paths of source files and folders that a page has in backticks. Generated folders start with a dot or are in `dist`. */
function findPaths(markdown: string): string[] {
  return [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([\w@./{},-]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => /^(?:apps|libs|tools|docs)\/|[\w}]\.(?:tsx?|mjs|js|jsonc?|yaml|css|md|sh)$/.test(path))
    .filter((path) => !/^(?:dist\/|\/|@)|(?:^|\/)\./.test(path) && !EXTERNAL.includes(path))
    .flatMap(expandBraces);
}

test.each(pages)('%s names only existing files', (page) => {
  const markdown = readFileSync(join(root, page), 'utf8');
  expect(findPaths(markdown).filter((path) => !known.has(path))).toEqual([]);
});

test.each(pages)('%s links only to existing files', (page) => {
  const markdown = readFileSync(join(root, page), 'utf8');
  const links = [...markdown.matchAll(/\]\((?!https?:|#|mailto:|<)([^)#\s]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

test('findPaths() finds files and folders, but no generated ones', () => {
  expect(
    findPaths('`libs/ui/` and `a/{b,c}.ts`, not `dist/a.js`, `.data/x.json`, `npm test` or ```\n`d.ts`\n```'),
  ).toEqual(['libs/ui', 'a/b.ts', 'a/c.ts']);
});
