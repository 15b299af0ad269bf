import { expect, test } from 'vitest';
import { shortened } from './short-documents.ts';

test('shortened() takes line breaks and indents out of documents alone', () => {
  const code =
    'const a = `\n  query Cart($id: ID!) {\n    cart(id: $id) { ...Cart }\n  }\n  ${fragment}`;\nconst b = `two\n  lines`;';
  expect(shortened(code)).toBe(
    'const a = ` query Cart($id: ID!) { cart(id: $id) { ...Cart } } ${fragment}`;\nconst b = `two\n  lines`;',
  );
});
