import { describe, expect, test } from 'vitest';
import {
  collectLinks,
  parseRichText,
  toPlainText,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
} from './rich-text.ts';
import { attacks, expectSafe } from './testing/hostile-common-mark.ts';

const paragraph = (...children: RichTextInline[]): RichTextBlock => ({ type: 'paragraph', children });
const text = (value: string): RichTextInline => ({ type: 'text', value });

test.each<[what: string, commonMark: string, expected: RichText]>([
  ['nothing', '', []],
  ['a paragraph', 'Salt and wind.', [paragraph(text('Salt and wind.'))]],
  ['a line break of the file as a space', 'Salt\n  and wind.', [paragraph(text('Salt and wind.'))]],
  ['a hard break', 'Salt\\\nand wind.', [paragraph(text('Salt'), { type: 'break' }, text('and wind.'))]],
  [
    'emphasis and strong',
    '*salt* **wind**',
    [
      paragraph({ type: 'emphasis', children: [text('salt')] }, text(' '), {
        type: 'strong',
        children: [text('wind')],
      }),
    ],
  ],
  [
    'headings, none of them above level 2',
    '# One\n\n## Two\n\n##### Five',
    [
      { type: 'heading', level: 2, children: [text('One')] },
      { type: 'heading', level: 2, children: [text('Two')] },
      { type: 'heading', level: 3, children: [text('Five')] },
    ],
  ],
  [
    'lists',
    '3. salt\n4. wind\n\n- sand',
    [
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [[paragraph(text('salt'))], [paragraph(text('wind'))]],
      },
      { type: 'list', ordered: false, start: 1, items: [[paragraph(text('sand'))]] },
    ],
  ],
  ['a quote', '> salt', [{ type: 'quote', children: [paragraph(text('salt'))] }]],
  [
    'a link of this site',
    '[help](/about/help)',
    [paragraph({ type: 'link', href: '/about/help', children: [text('help')] })],
  ],
  ['a link without words as nothing', '[](/about)\n\nSalt[<b></b>](/salt)', [paragraph(text('Salt'))]],
  [
    'a link around a picture without a description as nothing',
    'Salt [![](salt.jpg)](/salt)[ ](/wind)',
    [paragraph(text('Salt '), text(' '))],
  ],
  [
    'a link by reference',
    '[help][h]\n\n[h]: /about/help',
    [paragraph({ type: 'link', href: '/about/help', children: [text('help')] })],
  ],
  [
    'a link by reference to the first of two definitions',
    '[help][h]\n\n[h]: /about/help\n\n[h]: /about/other',
    [paragraph({ type: 'link', href: '/about/help', children: [text('help')] })],
  ],
  ['a picture as its description', '![a jar](/x.png)', [paragraph(text('a jar'))]],
  ['HTML as nothing', '<script>alert(1)</script>\n\nSalt', [paragraph(text('Salt'))]],
  ['HTML inside a line as nothing', 'Salt <b onclick="x()">and</b>', [paragraph(text('Salt '), text('and'))]],
  [
    'a picture by reference as its description',
    '![a jar][j] ![][j]\n\n[j]: /x.png',
    [paragraph(text('a jar'), text(' '))],
  ],
  ['code as text', '`a*b*`\n\n```\n*c*\n```\n\n```\n```', [paragraph(text('a*b*')), paragraph(text('*c*'))]],
  ['headings and paragraphs without words as nothing', '#\n\n<b>\n\n# <b>', []],
  ['rules as nothing', 'Salt\n\n---\n\n***', [paragraph(text('Salt'))]],
  [
    'a definition inside a quote',
    '[help][h]\n\n> [h]: /about/help',
    [
      paragraph({ type: 'link', href: '/about/help', children: [text('help')] }),
      { type: 'quote', children: [] },
    ],
  ],
  ['an unsafe link as its words', '[salt](javascript:alert(1))', [paragraph(text('salt'))]],
])('parseRichText() reads %s', (_what, commonMark, expected) => {
  expect(parseRichText(commonMark)).toEqual(expected);
});

test('toPlainText() returns the words', () => {
  expect(toPlainText(parseRichText('## Salt\n\n*and* [wind](/shop)\n\n- sand\n- sea'))).toBe(
    'Salt and wind sand sea',
  );
});

test('toPlainText() separates words by one space', () => {
  expect(toPlainText(parseRichText('- Salt\n-\n- wind\n\n>\n\nand sand'))).toBe('Salt wind and sand');
});

test('collectLinks() finds links everywhere', () => {
  const tree = parseRichText('[a](/a)\n\n> - **[b](/b)**\n\n## [c](#c)');
  expect(collectLinks(tree)).toEqual(['/a', '/b', '#c']);
});

test('parseRichText() flattens nodes below the maximum depth', () => {
  const tree = parseRichText(`${'> '.repeat(400)}deep`);
  expect(JSON.stringify(tree).match(/"quote"/g)).toHaveLength(12);
  expect(toPlainText(tree)).toBe('deep');
});

describe('parseRichText() returns only words and safe links', () => {
  test.each(attacks)('%j', (attack) => {
    expectSafe(parseRichText(attack));
    expect(
      collectLinks(parseRichText(attack)).filter((href) => !href.startsWith('https://ok.example')),
    ).toEqual([]);
  });
});

/** Counts the levels of a tree: a paragraph of text has two. */
function depthOf(nodes: unknown): number {
  if (typeof nodes !== 'object' || nodes === null) return 0;
  if (Array.isArray(nodes)) return Math.max(0, ...nodes.map(depthOf));
  const { children, items } = nodes as { children?: unknown; items?: unknown };
  return 1 + Math.max(depthOf(children), depthOf(items));
}

describe('parseRichText() returns a tree that renderers can handle for', () => {
  const times = 5000;
  test.each<[what: string, commonMark: string, words: RegExp]>([
    ['strong inside strong', `${'*'.repeat(times)}deep${'*'.repeat(times)}`, /deep/],
    ['emphasis inside emphasis', `${'*a '.repeat(times)}deep${' b*'.repeat(times)}`, /deep/],
    ['both by turns', `${'*a __b '.repeat(times)}deep${' c__ d*'.repeat(times)}`, /deep/],
    ['quotes inside quotes', `${'> '.repeat(times)}deep`, /^deep$/],
    ['lists inside lists', `${'- '.repeat(times)}deep`, /^deep$/],
    ['both by turns, numbered', `${'> 1. '.repeat(times)}deep`, /^deep$/],
    [
      'lists by indentation',
      Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- deep`).join('\n'),
      /deep/,
    ],
    ['brackets inside brackets', `${'['.repeat(times)}deep${']'.repeat(times)}`, /deep/],
    ['pictures inside pictures', `${'!['.repeat(times)}deep${'](/x)'.repeat(times)}`, /deep/],
    ['HTML that never ends', `deep ${'<!-- '.repeat(times)}`, /deep/],
    ['instructions that never end', `deep ${'<?'.repeat(times)}`, /deep/],
    ['links that never end', `deep ${'[a](b '.repeat(times)}`, /deep/],
    ['spaces that never end', `deep${' '.repeat(times)}words`, /^deep +words$/],
  ])('%s', (_what, commonMark, words) => {
    const tree = parseRichText(commonMark);
    expectSafe(tree);
    expect(toPlainText(tree)).toMatch(words);
    expect(depthOf(tree)).toBeLessThanOrEqual(27);
  });

  test('and parses the next paragraph as usual', () => {
    const tree = parseRichText(`${'*a '.repeat(5000)}\n\n[help](/about/help), *really*`);
    expect(tree.at(-1)).toEqual(
      paragraph({ type: 'link', href: '/about/help', children: [text('help')] }, text(', '), {
        type: 'emphasis',
        children: [text('really')],
      }),
    );
  });
});

describe('parseRichText() is fast for a long text with', () => {
  const isComplete = process.env['TEST_SCOPE'] === 'all';
  const length = isComplete ? 100_000 : 25_000;
  const maxSeconds = isComplete ? 10 : 2.5;
  const fill = (start: string, line: string) => start + line.repeat(length / line.length);

  test.each<[what: string, commonMark: string]>([
    ['underlined headings', fill('', 'a\n=\n')],
    ['underlined headings inside an item', fill('- a\n', '  a\n  =\n')],
    ['lines that go on with a paragraph in quotes', fill(`${'> '.repeat(12)}a\n`, 'b\n')],
    ['lists inside lists', fill('', `${'- '.repeat(12)}a\n`)],
    ['lists inside lists inside a quote', fill('', `> ${'- '.repeat(11)}a\n`)],
    ['items', fill('', '- a\n')],
    [
      'runs of backticks, each longer than the last',
      Array.from({ length: Math.sqrt(2 * length) }, (_, at) => '`'.repeat(at)).join(' '),
    ],
    ['definitions', Array.from({ length: length / 12.5 }, (_, at) => `[a${at}]: /b`).join('\n\n')],
  ])('%s', (_what, commonMark) => {
    // CPU time, because a busy machine takes longer by the clock.
    const before = process.cpuUsage();
    parseRichText(commonMark);
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(maxSeconds);
  });
});

describe('parseRichText() parses a long text completely:', () => {
  test.each<[what: string, line: (at: number) => string]>([
    ['a plain list', (at) => `- [a](/${at})`],
    ['a numbered list', (at) => `${at + 1}. [a](/${at})`],
    ['a glossary', (at) => `- **[Name ${at}](/${at})**: what it is`],
    ['a glossary with notes', (at) => `- **[Name ${at}](/${at})**: what it is\n  - a note\n\n  and *more*`],
    ['a loose list, indented', (at) => `  - [a](/${at})\n`],
  ])('%s', (_what, line) => {
    const tree = parseRichText(Array.from({ length: 500 }, (_, at) => line(at)).join('\n'));
    expect(tree).toHaveLength(1);
    expect(tree[0]).toMatchObject({ type: 'list', items: { length: 500 } });
    expect(collectLinks(tree)).toEqual(Array.from({ length: 500 }, (_, at) => `/${at}`));
    expect(toPlainText(tree)).not.toMatch(/[[*\\]/u);
  });

  test('paragraphs under headings', () => {
    const paragraphs = Array.from({ length: 500 }, (_, at) => `Name ${at}\n===\n\n*What* it is.`);
    expect(parseRichText(paragraphs.join('\n\n'))).toEqual(paragraphs.flatMap((each) => parseRichText(each)));
  });

  test('a link, however far away its definition is', () => {
    const between = 'Salt\n\n'.repeat(300);
    const tree = parseRichText(`[one] [two]\n\n[one]: /one\n\n${between}[one]\n\n[two]: /two`);
    expect(collectLinks(tree)).toEqual(['/one', '/two', '/one']);
  });
});

test('parseRichText() keeps code unchanged, however many marks it has', () => {
  const code = 'a[i] *b* '.repeat(700).trim();
  const tree = [paragraph(text(code))];
  expect(parseRichText(`\`\`\`\n${code}\n\`\`\``)).toEqual(tree);
  expect(parseRichText(`    ${code}`)).toEqual(tree);
  expect(parseRichText(`\`${code}\``)).toEqual(tree);
});

test('parseRichText() treats marks as text in a paragraph with too many of them', () => {
  const links = '[a](/a) '.repeat(600);
  const tree = parseRichText(`${links}\n\n[b](/b)`);
  expect(collectLinks(tree)).toEqual([...Array<string>(500).fill('/a'), '/b']);
  expect(toPlainText(tree)).toMatch(/a \[a\].*\) b$/u);
});

test.each<[what: string, commonMark: string, blocks: number]>([
  ['a paragraph', 'salt\n'.repeat(1000), 4],
  ['a quote', '> salt\n'.repeat(1000), 4],
  ['an item', `- salt\n${'  salt\n'.repeat(999)}`, 4],
])('parseRichText() keeps all words of %s that is never closed', (_what, commonMark, blocks) => {
  const tree = parseRichText(commonMark);
  expect(tree).toHaveLength(blocks);
  expect(toPlainText(tree)).toBe(Array(1000).fill('salt').join(' '));
});
