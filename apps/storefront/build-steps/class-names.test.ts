import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { className } from './class-names.ts';

const file = (name: string) => path.join(import.meta.dirname, '../../../libs/ui/src', name);
const button = file('Button/Button.module.css');
const css = '.button{top:.5rem}.button:hover>.label{animation:turn 1s}@keyframes turn{from{top:0}}';

describe('className()', () => {
  test('names the same class the same, however the file is asked for', () => {
    expect(className('button', button, css)).toBe(className('button', `${button}?used`, css));
    expect(className('button', button, css)).toMatch(/^[a-zA-Z]{4}$/);
  });

  test('names what stands in one file alike, and differently', () => {
    const names = ['button', 'label', 'turn'].map((name) => className(name, button, css));
    expect(new Set(names).size).toBe(3);
    expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(1);
  });

  test('names what stands in others differently', () => {
    const other = className('button', file('IconButton/IconButton.module.css'), css);
    expect(other.slice(0, 3)).not.toBe(className('button', button, css).slice(0, 3));
  });

  test('gives no name twice in a file of a thousand', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `class-${index}`);
    const text = many.map((name) => `.${name}{}`).join('');
    const long = file('Long/Long.module.css');
    expect(new Set(many.map((name) => className(name, long, text))).size).toBe(1000);
  });

  test('says so when two files get the same letters', () => {
    const all = () => {
      for (let index = 0; index < 10_000; index += 1) className('button', file(`${index}.module.css`), css);
    };
    expect(all).toThrow(
      /^Cannot name the classes of two files [a-zA-Z]{3}: .*module\.css and .*module\.css$/,
    );
  });

  test('says so when a class is not there', () => {
    expect(() => className('link', button, css)).toThrow(
      'Cannot name the class link: it is not in libs/ui/src/Button/Button.module.css',
    );
  });
});
