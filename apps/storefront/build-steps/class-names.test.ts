import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { className } from './class-names.ts';

const file = (name: string) => path.join(import.meta.dirname, '../../../libs/ui/src', name);
const button = file('Button/Button.module.css');

describe('className()', () => {
  test('names the same class the same, however the file is asked for', () => {
    expect(className('button', button)).toBe(className('button', `${button}?used`));
    expect(className('button', button)).toMatch(/^[a-zA-Z]{5}$/);
  });

  test('names others differently', () => {
    expect(className('button', file('IconButton/IconButton.module.css'))).not.toBe(
      className('button', button),
    );
    expect(className('label', button)).not.toBe(className('button', button));
  });

  test('gives no name twice', () => {
    const many = () => {
      for (let index = 0; index < 200_000; index += 1) className(`class-${index}`, button);
    };
    expect(many).toThrow(
      /^Cannot name two classes [a-zA-Z]{5}: libs\/ui\/src\/Button\/Button\.module\.css class-/,
    );
  });
});
