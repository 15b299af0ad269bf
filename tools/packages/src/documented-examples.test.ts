import { describe, expect, test } from 'vitest';
import { findDocumentedExamples, parseFencedBlocks } from './documented-examples.ts';

describe('parseFencedBlocks()', () => {
  test('finds blocks with their info words and lines', () => {
    const markdown = '# Name\n\n```ts\nconst a = 1;\n\nconst b = 2;\n```\n\ntext\n\n~~~ts ignore\nc\n~~~\n';
    expect(parseFencedBlocks(markdown)).toEqual([
      { info: 'ts', line: 4, text: 'const a = 1;\n\nconst b = 2;' },
      { info: 'ts ignore', line: 12, text: 'c' },
    ]);
  });

  test('treats a shorter fence as text', () => {
    expect(parseFencedBlocks('````md\n```ts\n1\n```\n````')).toEqual([
      { info: 'md', line: 2, text: '```ts\n1\n```' },
    ]);
  });

  test('removes the indentation of the fence', () => {
    expect(parseFencedBlocks('- item\n  ```ts\n  if (a)\n    b();\n  ```', 10)).toEqual([
      { info: 'ts', line: 12, text: 'if (a)\n  b();' },
    ]);
  });

  test('ends an unclosed block at the end of the text', () => {
    expect(parseFencedBlocks('```ts\n1')).toEqual([{ info: 'ts', line: 2, text: '1' }]);
  });
});

describe('findDocumentedExamples()', () => {
  const subjects = (text: string) =>
    findDocumentedExamples(text).map(({ subject, line }) => `${subject} ${line}`);

  test('names the documented export', () => {
    expect(
      subjects(`
        /** @example a */ export function f() {}
        /** @example a */ export const g = () => 1;
        /** @example a */ export const LIMIT = 1;
        /** @example a */ export interface Store {
          /** @example a */ readonly size: number;
          /** @example a */ dispatch(): void;
        }
        /** @example a */ export type Name = string;
        /** @example a */ export class Client {
          /** @example a */ get() {}
        }`),
    ).toEqual([
      'f() 2',
      'g() 3',
      'LIMIT 4',
      'Store 5',
      'Store.size 6',
      'Store.dispatch() 7',
      'Name 9',
      'Client 10',
      'Client.get() 11',
    ]);
  });

  test('returns the block of each tag with its line', () => {
    const text = [
      '/**',
      ' * Says it.',
      ' *',
      ' * @example',
      ' * ```ts',
      " * say('@here'); // => 'x'",
      ' *   // indented',
      ' * ```',
      ' * @throws RangeError when',
      ' * @example Twice',
      ' * ```ts',
      ' * @decorated',
      ' * class A {}',
      ' * ```',
      ' */',
      'export function say() {}',
    ].join('\n');
    expect(findDocumentedExamples(text)).toEqual([
      {
        subject: 'say()',
        line: 4,
        blocks: [{ info: 'ts', line: 6, text: "say('@here'); // => 'x'\n  // indented" }],
      },
      { subject: 'say()', line: 10, blocks: [{ info: 'ts', line: 12, text: '@decorated\nclass A {}' }] },
    ]);
  });

  test('ignores other comments and strings', () => {
    expect(subjects("// @example a\n/* @example b */\nexport const text = '/** @example c */';")).toEqual([]);
  });
});
