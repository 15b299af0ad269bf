import { fc, test as property } from '@fast-check/vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test, vi } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { MessageError } from './messages.ts';

type Compiled = Record<string, string | ((values: object) => string)>;
type Values = Record<string, string | number>;

/** The compiled module, run as Node runs any module. */
async function run(messages: Record<string, string>, locale = 'en'): Promise<Compiled> {
  const source = compileMessages(messages, locale);
  const module: { default: Compiled } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  );
  return module.default;
}

function say(compiled: Compiled, key: string, values: Values): string {
  const message = compiled[key];
  return typeof message === 'function' ? message(values) : String(message);
}

test.each<[criterion: string, message: string, values: Values, expected: string]>([
  ['shows an argument', 'Hello {name}!', { name: 'Bodil' }, 'Hello Bodil!'],
  ['joins numbers instead of adding them', '{a}{b}', { a: 1, b: 2 }, '12'],
  ['chooses the singular', '{n, plural, one {# item} other {# items}}', { n: 1 }, '1 item'],
  ['chooses the plural', '{n, plural, one {# item} other {# items}}', { n: 1200 }, '1,200 items'],
  ['prefers an exact number', '{n, plural, one {x} =1 {just one} other {y}}', { n: 1 }, 'just one'],
  [
    'subtracts an offset',
    '{n, plural, offset:1 =0 {0} =1 {me} one {me and #} other {#}}',
    { n: 2 },
    'me and 1',
  ],
  ['numbers in order', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['selects', '{m, select, dk {Denmark} other {elsewhere}}', { m: 'dk' }, 'Denmark'],
  ['falls back to other', '{m, select, dk {Denmark} other {elsewhere}}', { m: 'toString' }, 'elsewhere'],
  ['shows a share', '{share, number, percent}', { share: 0.15 }, '15%'],
  ['follows a number skeleton', '{n, number, ::.00}', { n: 3 }, '3.00'],
  ['unquotes', "It''s '{'plain'}' <3", {}, "It's {plain} <3"],
])('compileMessages() %s', async (_criterion, message, values, expected) => {
  expect(say(await run({ 'a.message': message }), 'a.message', values)).toBe(expected);
});

test('compileMessages() makes plain texts of messages without arguments', async () => {
  expect(await run({ 'bag.empty': 'Din kurv er tom', 'bag.nothing': '' }, 'da')).toEqual({
    'bag.empty': 'Din kurv er tom',
    'bag.nothing': '',
  });
});

test('compileMessages() follows the numbers of its locale', async () => {
  const message = '{n, plural, one {# vare} other {# varer}}';
  expect(say(await run({ m: message }, 'da'), 'm', { n: 1200 })).toBe('1.200 varer');
});

test('compileMessages() makes no Intl object before a message needs it, and one for all that do', () => {
  const plain = compileMessages({ a: 'Text', b: 'Hello {name}' }, 'en');
  expect(plain).not.toContain('Intl');
  const counting = '{n, plural, one {# item} other {# items}}';
  const source = compileMessages({ a: counting, b: counting }, 'en');
  expect(source.match(/new Intl\.PluralRules/g)).toHaveLength(1);
  expect(source.match(/new Intl\.NumberFormat/g)).toHaveLength(1);
  expect(source).toContain('??=');
});

test('compileMessages() counts small whole numbers without an Intl object, which takes long to make', async () => {
  const { a } = await run({ a: '{n, plural, one {# item} other {# items}}' });
  const said = (n: number) => (typeof a === 'function' ? a({ n }) : a);
  const makers = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules')];
  for (const maker of makers)
    maker.mockImplementation(() => {
      throw new Error('made one');
    });
  expect([0, 1, 24, 999].map(said)).toEqual(['0 items', '1 item', '24 items', '999 items']);
  for (const other of [1000, 1.5, -1]) expect(() => said(other)).toThrow('made one');
  for (const maker of makers) maker.mockRestore();
  expect([1000, 1.5, -1].map(said)).toEqual(['1,000 items', '1.5 items', '-1 item']);
});

test.each<[locale: string, count: number, text: string]>([
  ['ar-EG', 5, '٥ few'],
  ['pl', 2, '2 few'],
])('compileMessages() counts as %s does', async (locale, n, text) => {
  const { a } = await run({ a: '{n, plural, few {# few} other {# other}}' }, locale);
  expect(typeof a === 'function' && a({ n })).toBe(text);
});

test.each<[criterion: string, key: string, message: string, reason: string]>([
  ['an open brace', 'a', 'Hello {name', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['a plural without other', 'a', '{n, plural, one {x}}', 'MISSING_OTHER_CLAUSE'],
  ['a tag', 'a', 'Read <b>this</b>', 'tag <b>'],
  ['a date', 'a', '{day, date, long}', 'date or a time'],
  ['a time', 'a', '{now, time}', 'date or a time'],
  ['an unknown style', 'a', '{n, number, money}', "no number style 'money'"],
  ['one argument as text and number', 'a', '{n, select, x {1} other {{n, number}}}', 'both as a text'],
  ['a key that would change the module', '__proto__', 'x', 'a key is words'],
  ['a key with a space', 'a b', 'x', 'a key is words'],
])('compileMessages() refuses %s', (_criterion, key, message, reason) => {
  const compile = () => compileMessages(Object.fromEntries([[key, message]]), 'en');
  expect(compile).toThrow(MessageError);
  expect(compile).toThrow(reason);
});

/** Text of a message that shows `text` whatever letters it has. */
function quoted(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}<>]+/g, "'$&'");
}

const literal = fc
  .string({
    unit: fc.constantFrom('a', 'Æ', ' ', '{', '}', '<', '"', '\\', '`', '$', '\n', '\u2028', '🌿'),
  })
  .map(quoted);
const numberName = fc.constantFrom('n', 'count', '0');
const textName = fc.constantFrom('m', 'market', 'blå');

const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
  message: fc.array(tie('part'), { maxLength: 3 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    literal,
    fc.oneof(numberName, textName).map((name) => `{${name}}`),
    numberName.map((name) => `{${name}, number}`),
    fc
      .tuple(
        numberName,
        fc.constantFrom('integer', 'percent', '::.00', '::percent scale/100', '::compact-short'),
      )
      .map(([name, style]) => `{${name}, number, ${style}}`),
    fc
      .tuple(
        numberName,
        fc.constantFrom('plural', 'selectordinal'),
        fc.constantFrom('', 'offset:1 ', 'offset:2 '),
        fc.uniqueArray(fc.constantFrom('=0', '=1', '=2', '=-1', 'zero', 'one', 'two', 'few', 'many')),
        fc.array(fc.tuple(tie('message'), fc.constantFrom('', '#', "'#'")), { minLength: 10, maxLength: 10 }),
      )
      .map(([name, kind, offset, selectors, texts]) => {
        const choices = [...selectors, 'other'].map((selector, index) => {
          const [text, pound] = texts[index] ?? ['', ''];
          return `${selector} {${text}${pound}}`;
        });
        return `{${name}, ${kind}, ${offset}${choices.join(' ')}}`;
      }),
    fc
      .tuple(
        textName,
        fc.uniqueArray(fc.constantFrom('dk', 'no', 'toString', '1')),
        fc.array(tie('message'), { minLength: 5, maxLength: 5 }),
      )
      .map(([name, selectors, texts]) => {
        const choices = [...selectors, 'other'].map((selector, index) => `${selector} {${texts[index]}}`);
        return `{${name}, select, ${choices.join(' ')}}`;
      }),
  ),
}));

const number = fc.oneof(
  fc.integer({ min: -3, max: 25 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const text = fc.oneof(fc.constantFrom('dk', 'no', 'toString', '1', 'other', 'se'), fc.string());
const values = fc.record({
  n: number,
  count: number,
  '0': number,
  m: text,
  market: text,
  blå: text,
});

property.prop([message, values, fc.constantFrom('en', 'da', 'nb', 'pl', 'ar')], { numRuns: 400 })(
  'a compiled message says what intl-messageformat says',
  async (source, given, locale) => {
    const expected = new IntlMessageFormat(source, locale).format<string>(given);
    expect(say(await run({ message: source }, locale), 'message', given)).toBe(expected);
  },
);
