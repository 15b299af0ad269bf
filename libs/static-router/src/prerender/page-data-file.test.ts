import { expect, test } from 'vitest';
import { movePageData } from './page-data-file.ts';

const plan = '<script type="application/json" id="hydration-plan">{"entry":"/assets/entry.js"}</script>';
const chunk = (text: string) =>
  `<script type="application/json" data-loader-data="">${JSON.stringify(text).replace(/</g, '\\u003c')}</script>`;

test('movePageData() moves all chunks into one file, which the hydration plan names', () => {
  const { html, file } = movePageData(`<p>Lee</p>${plan}${chunk('[1,"</script>')}${chunk('",2]')}<p>End</p>`);
  expect(file?.content).toBe('[1,"</script>",2]');
  expect(file?.name).toMatch(/^assets\/data-[\w-]{8}\.json$/);
  expect(html).toBe(`<p>Lee</p>${plan.replace('{', `{"data":"/${file?.name ?? ''}",`)}<p>End</p>`);
});

test('movePageData() names the file by its content', () => {
  const nameOf = (text: string) => movePageData(plan + chunk(text)).file?.name;
  expect(nameOf('one')).toBe(nameOf('one'));
  expect(nameOf('one')).not.toBe(nameOf('other'));
});

test('movePageData() keeps a page without data unchanged', () => {
  expect(movePageData('<p>Lee</p>')).toEqual({ html: '<p>Lee</p>' });
});
