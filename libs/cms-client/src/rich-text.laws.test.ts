import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { collectLinks, parseRichText, toPlainText, type RichText, type RichTextInline } from './rich-text.ts';
import { toSafeHref } from './to-safe-href.ts';
import { attacks, expectSafe } from './testing/hostile-common-mark.ts';

const anySyntax = fc.constantFrom(
  ...[
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '*',
    '**',
    '_',
    '`',
    '\n\n',
    '\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    '\\',
    '![',
    '&#',
    ';',
    '"',
  ],
  ...[
    '](',
    '][',
    '<!--',
    '-->',
    '<?',
    ']:',
    '  ',
    '    ',
    '\t',
    '~~~',
    '===',
    '&colon;',
    'javascript:',
    '//',
    '/',
    'https:',
  ],
);
const anyFragment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...attacks) },
  { weight: 3, arbitrary: anySyntax },
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test.prop([fc.array(anyFragment, { maxLength: 16 })])(
  'attacks, mixed with any text, leave only words and safe links',
  (fragments) => {
    expectSafe(parseRichText(fragments.join('')));
  },
);

test.prop([fc.string({ unit: 'binary', maxLength: 200 })])('any text gives a safe tree', (anything) => {
  expectSafe(parseRichText(anything));
});

test.prop([anyFragment, fc.nat({ max: 400 }), fc.string({ maxLength: 8 })])(
  'a repeated fragment gives a safe tree, however often it is repeated',
  (fragment, times, end) => {
    expectSafe(parseRichText(fragment.repeat(Math.min(times, Math.ceil(400 / (fragment.length + 1)))) + end));
  },
);

test.prop([fc.array(anyFragment, { maxLength: 16 })])(
  'collectLinks() returns the links of a tree, all safe',
  (fragments) => {
    const tree = parseRichText(fragments.join(''));
    const links = collectLinks(tree);
    expect(JSON.stringify(tree).match(/"type":"link","href":/g)?.length ?? 0).toBe(links.length);
    for (const href of links) expect(toSafeHref(href)).toBe(href);
  },
);

/** Words without CommonMark syntax. */
const anyWord = fc.stringMatching(/^[A-Za-zæøåÆØÅéü]{1,9}$/u);
const anyParagraph = fc.array(anyWord, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

test.prop([fc.array(anyParagraph, { minLength: 1, maxLength: 5 })])(
  'plain paragraphs keep their words and number',
  (paragraphs) => {
    expect(parseRichText(paragraphs.join('\n\n'))).toEqual(
      paragraphs.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
    );
    expect(toPlainText(parseRichText(paragraphs.join('\n\n')))).toBe(paragraphs.join(' '));
  },
);

test.prop([anyParagraph, fc.webPath(), fc.constantFrom('*', '**', '_', '__')])(
  'a link keeps its URL, and emphasis its words',
  (words, path, mark) => {
    const href = `/page${path.replaceAll(/[()*_\\<>]/gu, '')}`;
    const [paragraph] = parseRichText(`${mark}[${words}](${href})${mark}`);
    expect(paragraph).toEqual({
      type: 'paragraph',
      children: [
        {
          type: mark.length === 2 ? 'strong' : 'emphasis',
          children: [{ type: 'link', href: expect.any(String), children: [{ type: 'text', value: words }] }],
        },
      ],
    });
    // Entities are decoded, so compare the URL as a browser resolves it.
    expect(collectLinks(paragraph ? [paragraph] : [])).toHaveLength(1);
  },
);

/** Returns the words of all links of a tree. */
function linkWords(nodes: RichText | readonly RichTextInline[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'list') return node.items.flatMap(linkWords);
    if (!('children' in node)) return [];
    const { children } = node;
    const words = node.type === 'link' ? [toPlainText([{ type: 'paragraph', children: node.children }])] : [];
    return [...words, ...linkWords(children)];
  });
}

test.prop([
  fc.array(
    fc.oneof(
      anyFragment,
      fc.constantFrom('[', '](/a)', '![](/b)', '<b>', '</b>', ' ', '[a]: /a\n', '**', 'salt'),
    ),
    { maxLength: 16 },
  ),
])('every link of a tree has text', (fragments) => {
  for (const words of linkWords(parseRichText(fragments.join('')))) expect(words.trim()).not.toBe('');
});
