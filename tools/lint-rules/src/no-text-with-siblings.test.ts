import { Linter } from 'eslint';
import { join } from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { noTextWithSiblings } from './no-text-with-siblings.ts';
import { root } from '@marehalm/workspace';

/** Each line that ends in `// breaks` is reported, and no other. */
const source = `
import { Fragment, type ReactElement, type ReactNode } from 'react';
declare const t: (key: string) => string;
declare const slot: ReactNode;
declare const element: ReactElement;
declare const maybe: string | undefined;
declare const count: number;
declare const isOpen: boolean;
declare const list: readonly { name: string; part: ReactElement }[];

export const holds = [
  <p>{t('total')}</p>,
  <p>{isOpen && t('open')}</p>,
  <p>{slot}</p>,
  <p>A text alone</p>,
  <p>{\`\${t('total')} \${count}\`}</p>,
  <p><b>{count}</b> {/* No text. */}</p>, // breaks
  <p>
    <b>{count}</b>
    {/* No text. */}
    {element}
    {slot && <i>{slot}</i>}
    {maybe && <i>{maybe}</i>}
    {isOpen ? <i>{count}</i> : undefined}
    {list.map(({ name, part }) => <Fragment key={name}>{part}</Fragment>)}
    <span> </span>
  </p>,
  <>{element}</>,
  <p>{isOpen ? t('open') : <b>{count}</b>}</p>,
];

export const breaks = [
  <p>{t('total')}<b /></p>, // breaks
  <p>{isOpen && t('open')}<b /></p>, // breaks
  <p>{maybe}<b /></p>, // breaks
  <p>{slot}<b /></p>, // breaks
  <p>{count}<b /></p>, // breaks
  <p>{isOpen ? element : maybe}<b /></p>, // breaks
  <p>A text <b /></p>, // breaks
  <p>{\`\${count} in\`}<b /></p>, // breaks
  <b>{list.map(({ name }) => name)}</b>, // breaks
  <b>{isOpen && [count, maybe]}</b>, // breaks
  <>{t('total')}</>, // breaks
  <>A text</>, // breaks
];

export const Bare = () => t('total'); // breaks
export const Whole = () => <b>{t('total')}</b>;
export const notComponent = () => t('total');
export function Either() {
  if (isOpen) return t('open'); // breaks
  return <b />;
}
export const words = () => list.map(({ name }) => name);
export const mixed = () => list.map(({ name, part }) => (name ? name : part)); // breaks
export function pushed(): ReactNode {
  const parts: ReactNode[] = [];
  return [...parts, t('end')]; // breaks
}
export function Children({ children }: { children: ReactNode }) {
  return children; // breaks
}
export function Elements({ children }: { children: ReactElement }) {
  return children;
}
`;

test('reports each text that is not the only child of an element', () => {
  const file = join(root, 'libs/ui/src/probe.tsx');
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    // React's own types stand for those of the browser.
    lib: ['lib.es2023.d.ts'],
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, rest[0]) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);

  const found = new Linter({ cwd: root }).verify(
    source,
    {
      files: ['**/*.tsx'],
      plugins: { own: { rules: { 'element-for-text': noTextWithSiblings } } },
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
      rules: { 'own/element-for-text': 'error' },
    } as unknown as Linter.Config,
    { filename: file },
  );
  expect(found.filter(({ fatal }) => fatal)).toEqual([]);
  const expected = source
    .split('\n')
    .flatMap((line, index) => (line.endsWith('// breaks') ? [index + 1] : []));
  expect([...new Set(found.map(({ line }) => line))]).toEqual(expected);
});
