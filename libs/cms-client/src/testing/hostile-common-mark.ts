import { expect } from 'vitest';
import { type RichText, type RichTextInline } from '../rich-text.ts';

/** Script injection attempts from public lists. */
export const attacks = [
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

/** Expects known nodes with known fields, and links that a browser resolves to this site, `https:` or `mailto:`. */
export function expectSafe(tree: RichText) {
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
