import { fc, test } from '@fast-check/vitest';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect } from 'vitest';
import { type FlowNode, parseCommonMark } from './parse-common-mark.ts';

/** Ordinary lines, and lines that change the meaning of neighboring ones. */
const anyLine = fc.constantFrom(
  ...['', '', '', 'salt', '*salt* and [wind](/wind)', '[wind]', '[wind]: /wind', "'title", "title'", '  '],
  ...['```a`` b` \\``', '**a*_b_ ![[c](d)', '<b>a</b> &amp; ] \\[', '[salt [wind]](/a) _b'],
  ...['# salt', 'salt\\', '===', '---', '***', '> salt', '> - salt', '>', '<div>', '<!-- salt', 'wind -->'],
  ...['- salt', '* salt', '- ', ' - salt', '  - salt', '   - salt', '- > salt', '- # salt'],
  ...['1. salt', '2. salt', '2) salt', '   salt', 'salt\n\n    salt\n\nsalt', '- - salt', '- ```', '  ```'],
  ...['```', '~~~', '> ```', '- [wind]: /wind', '- salt\r', 'salt\rwind', '\r\n'],
);

/** Removes positions, and what separates list items. */
function plain(blocks: readonly FlowNode[]): unknown {
  return JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) =>
      ['position', 'spread'].includes(key) ? undefined : value,
    ),
  );
}

test.prop([fc.array(anyLine, { maxLength: 40 }), fc.integer({ min: 1, max: 5 })])(
  'parseCommonMark() returns the same nodes for a text in parts as for the whole',
  (lines, step) => {
    const text = lines.join('\n');
    const { blocks } = parseCommonMark(text, { linesPerStep: step, maxLinesPerBlock: 64 });
    expect(plain(blocks)).toEqual(plain(fromMarkdown(text.replaceAll(/\r\n?/gu, '\n')).children));
  },
);

test.prop([
  fc.array(anyLine, { maxLength: 40 }),
  fc.integer({ min: 1, max: 5 }),
  fc.integer({ min: 1, max: 9 }),
])('parseCommonMark() loses no line of a truncated block', (lines, step, longest) => {
  const numbered = lines.map((line, at) => line.replace('salt', `salt${at}`));
  const words = (blocks: unknown) => new Set(JSON.stringify(blocks).match(/salt\d+/gu));
  const { blocks } = parseCommonMark(numbered.join('\n'), { linesPerStep: step, maxLinesPerBlock: longest });
  for (const word of words(fromMarkdown(numbered.join('\n')).children)) expect(words(blocks)).toContain(word);
});
