import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const repository = new URL('../../../', import.meta.url);
const promisesOf = (document: string) =>
  [
    ...readFileSync(new URL(document, repository), 'utf8').matchAll(
      /`([\w./-]+\.(?:test|spec)\.tsx?)`(?:: ([^;|`]+))?/g,
    ),
  ].map(([, file = '', title = '']): [file: string, title: string] => [file, title.trim()]);

const fileOf = (name: string) =>
  new URL(/^(?:apps|libs|tools)\//.test(name) ? name : `tools/local-services/src/${name}`, repository);

describe.each(['docs/reliability.md', 'docs/security.md'])('%s', (document) => {
  const promises = promisesOf(document);

  test('names tests', () => {
    expect(promises.length).toBeGreaterThan(20);
  });

  test.each(promises)('names %s: %s, and it is there', (name, title) => {
    const file = fileOf(name);
    expect(existsSync(file)).toBe(true);
    // Quotation marks differ between Markdown and TypeScript.
    const plain = (text: string) => text.replaceAll(/[’'"\\]/g, '');
    expect(plain(readFileSync(file, 'utf8')).includes(plain(title))).toBe(true);
  });
});
