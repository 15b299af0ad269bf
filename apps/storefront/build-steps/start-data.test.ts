import { expect, test } from 'vitest';
import { withDataApart } from './start-data.ts';

const plan = '<script type="application/json" id="hydration-plan">{"entry":"/assets/entry.js"}</script>';
const chunk = (text: string) =>
  `<script type="application/json" data-loader-data="">${JSON.stringify(text).replace(/</g, '\\u003c')}</script>`;

test('withDataApart() moves all chunks into one file, which the plan of the start names', () => {
  const { html, data } = withDataApart(
    `<p>Lee</p>${plan}${chunk('[1,"</script>')}${chunk('",2]')}<p>End</p>`,
  );
  expect(data?.content).toBe('[1,"</script>",2]');
  expect(data?.name).toMatch(/^assets\/data-[\w-]{8}\.json$/);
  expect(html).toBe(`<p>Lee</p>${plan.replace('{', `{"data":"/${data?.name ?? ''}",`)}<p>End</p>`);
});

test('withDataApart() names the file by what is in it', () => {
  const nameOf = (text: string) => withDataApart(plan + chunk(text)).data?.name;
  expect(nameOf('one')).toBe(nameOf('one'));
  expect(nameOf('one')).not.toBe(nameOf('other'));
});

test('withDataApart() leaves a page without data as it is', () => {
  expect(withDataApart('<p>Lee</p>')).toEqual({ html: '<p>Lee</p>' });
});
