import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  linksOf,
  parseRichText,
  plainTextOf,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
} from './rich-text.ts';

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
  ['an unsafe link as its words', '[salt](javascript:alert(1))', [paragraph(text('salt'))]],
])('parseRichText() reads %s', (_what, commonMark, expected) => {
  expect(parseRichText(commonMark)).toEqual(expected);
});

test('plainTextOf() gives the words', () => {
  expect(plainTextOf(parseRichText('## Salt\n\n*and* [wind](/shop)\n\n- sand\n- sea'))).toBe(
    'Salt and wind sand sea',
  );
});

test('linksOf() finds links wherever they are', () => {
  const tree = parseRichText('[a](/a)\n\n> - **[b](/b)**\n\n## [c](#c)');
  expect(linksOf(tree)).toEqual(['/a', '/b', '#c']);
});

test('parseRichText() flattens what is nested deeper than anybody writes', () => {
  const tree = parseRichText(`${'> '.repeat(400)}deep`);
  expect(JSON.stringify(tree).match(/"quote"/g)).toHaveLength(12);
  expect(plainTextOf(tree)).toBe('deep');
});

/** Attempts at bringing code in, as they are written on the web's lists of them. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](/\t/evil.example)',
  '[x](https:evil.example)',
  '![x](javascript:alert(1))',
  '![x"onerror="alert(1)](x)',
  '<javascript:alert(1)>',
  '<https://ok.example/"onmouseover="alert(1)>',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[x]\n\n[x]: <javascript:alert(1)>',
  '```html\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '<!-- --><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?>',
  '<math><mi xlink:href="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<form action=javascript:alert(1)><button>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

const inlineTypes = new Set(['text', 'emphasis', 'strong', 'link', 'break']);
const blockTypes = new Set(['paragraph', 'heading', 'list', 'quote']);

/** A tree holds known nodes with known fields and links that a browser resolves to this site, `https:` or `mailto:`. */
function expectSafe(tree: RichText) {
  const inline = (node: RichTextInline) => {
    expect(inlineTypes).toContain(node.type);
    const fields = { text: ['value'], break: [], link: ['href', 'children'] } as Record<string, string[]>;
    expect(Object.keys(node).sort()).toEqual(['type', ...(fields[node.type] ?? ['children'])].sort());
    if (node.type === 'link') {
      const target = new URL(node.href, 'https://shop.example/page');
      const isHere = target.origin === 'https://shop.example';
      expect(isHere || /^https:\/\//i.test(node.href) || target.protocol === 'mailto:', node.href).toBe(true);
    }
    if ('children' in node) node.children.forEach(inline);
  };
  for (const block of tree) {
    expect(blockTypes).toContain(block.type);
    if (block.type === 'list') block.items.forEach(expectSafe);
    else if (block.type === 'quote') expectSafe(block.children);
    else block.children.forEach(inline);
  }
}

describe('parseRichText() lets nothing through but words and safe links', () => {
  test.each(attacks)('%j', (attack) => {
    expectSafe(parseRichText(attack));
    expect(linksOf(parseRichText(attack)).filter((href) => !href.startsWith('https://ok.example'))).toEqual(
      [],
    );
  });

  const fragment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...attacks) },
    fc.constantFrom(
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
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );

  property.prop([fc.array(fragment, { maxLength: 16 })])('whatever they are mixed with', (fragments) => {
    expectSafe(parseRichText(fragments.join('')));
  });

  property.prop([fc.string({ unit: 'binary', maxLength: 200 })])('and any text at all', (anything) => {
    expectSafe(parseRichText(anything));
  });
});
