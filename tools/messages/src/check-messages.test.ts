import { expect, test } from 'vitest';
import { checkMessages, describeProblem } from './check-messages.ts';

const source = (text: string) => [{ path: 'app/page.tsx', text }];

function problems(en: Record<string, string>, da: Record<string, string>, code: string) {
  return checkMessages({ messages: { en, da }, sources: source(code) }).map(describeProblem);
}

test('checkMessages() finds nothing in messages that fit', () => {
  const en = { 'bag.added': '{product} added', 'bag.empty': 'Your bag is empty' };
  const da = { 'bag.added': '{product} lagt i kurven', 'bag.empty': 'Din kurv er tom' };
  const code = "const a = t('bag.added', { product }); const b = <Empty text={t(`bag.empty`)} />;";
  expect(problems(en, da, code)).toEqual([]);
});

test.each<[criterion: string, en: Record<string, string>, da: Record<string, string>, expected: string]>([
  ['missing in Danish', { a: 'A' }, {}, "'a' is missing in da.json"],
  ['missing in English', {}, { a: 'A' }, "'a' is missing in en.json"],
  ['empty', { a: 'A' }, { a: ' ' }, "'a' is missing in da.json"],
  ['malformed', { a: 'A' }, { a: 'A {' }, "da.json: Cannot compile the message 'a'"],
  ['with other arguments', { a: '{x}' }, { a: '{y}' }, "'a' takes (y: string | number) in da.json"],
  ['with fewer arguments', { a: '{x}' }, { a: 'A' }, "'a' takes (nothing) in da.json"],
  ['without a tag', { a: '<b>A</b>' }, { a: 'A' }, "'a' takes (nothing) in da.json and (b: tag) elsewhere"],
  [
    'with arguments of another type',
    { a: '{x, plural, one {#} other {#}}' },
    { a: '{x}' },
    "'a' takes (x: string | number) in da.json and (x: number) elsewhere",
  ],
])('checkMessages() finds a message %s', (_criterion, en, da, expected) => {
  const found = problems(en, da, "t('a')");
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected);
});

test('checkMessages() takes the arguments of two languages in any order and as often as they like', () => {
  const en = { a: '{x} of {y}' };
  const da = { a: '{y}: {x} ({x})' };
  expect(problems(en, da, "t('a')")).toEqual([]);
});

test('checkMessages() finds a message that no code uses', () => {
  expect(problems({ a: 'A', b: 'B' }, { a: 'A', b: 'B' }, "t('a'); // t('b')")).toEqual([
    "'b' is used nowhere",
  ]);
});

test('checkMessages() counts a key that is passed on as used', () => {
  const both = { 'nav.shop': 'Shop' };
  expect(problems(both, both, "const links = [{ text: 'nav.shop' }] as const;")).toEqual([]);
});

test('checkMessages() counts keys that are put together as used', () => {
  const both = { 'delivery.home': 'Home', 'delivery.shop': 'Shop', deliveryXother: 'Other' };
  expect(problems(both, both, 't(`delivery.${method}`); const all = `${anything}`;')).toEqual([
    "'deliveryXother' is used nowhere",
  ]);
});

test('checkMessages() takes a template without a fixed word for no use', () => {
  const both = { 'site.bag': 'Bag' };
  expect(problems(both, both, 'const id = `${locale}.${name}`;')).toEqual(["'site.bag' is used nowhere"]);
});

test('checkMessages() finds a key that does not exist, with its place', () => {
  expect(problems({ a: 'A' }, { a: 'A' }, "t('a');\nconst text = <p>{t('b.c', { x })}</p>;")).toEqual([
    "'b.c' does not exist, app/page.tsx:2",
  ]);
});
