import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './test.ts';
import { shopDirectory } from './workspace.ts';

test('every page is valid HTML', async ({ prerenderedPages: pages }) => {
  // 330 pages of 100 kB each: a quarter of a minute on a machine that does nothing else.
  test.setTimeout(180_000);
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // Safari forgets that a list is one when its bullets are styled away, and a table when it is laid out otherwise.
      'no-redundant-role': 'off',
    },
  });
  const wrong: string[] = [];
  for (const file of ['404.html', 'da/404.html', ...pages.map(({ path }) => join(path, 'index.html'))]) {
    const html = await readFile(join(shopDirectory, file), 'utf8');
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages)) {
      wrong.push(`${file}:${line} ${message} (${ruleId})`);
    }
  }
  expect(wrong).toEqual([]);
});
