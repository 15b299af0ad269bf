import { expect, test } from 'vitest';
import { createTrustedTypesPolicy } from './trusted-types.ts';

type Rules = Readonly<Record<string, (text: string) => string | null>>;

function policy() {
  const created: { name: string; rules: Rules }[] = [];
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => created.push({ name, rules }) };
  createTrustedTypesPolicy({ trustedTypes }, (address) => address === '/worker.js');
  return created[0];
}

test.each([
  ['allows text without a tag', '{"name":"Oat & birch"}', true],
  ["allows React's empty script", '<script></script>', true],
  ['refuses a script', '<script>1</script>', false],
  ['refuses an image', '<img src=x onerror=alert(1)>', false],
  ['refuses a tag that is not closed', '<svg/onload=alert(1)', false],
])('createTrustedTypesPolicy() %s', (_what, html, isAllowed) => {
  expect(policy()?.rules['createHTML']?.(html)).toBe(isAllowed ? html : null);
});

test('createTrustedTypesPolicy() asks which script URLs may load, and creates no script from text', () => {
  const { name, rules } = policy() ?? {};
  expect(rules?.['createScriptURL']?.('/worker.js')).toBe('/worker.js');
  expect(rules?.['createScriptURL']?.('/other.js')).toBeNull();
  expect([name, Object.keys(rules ?? {}).sort()]).toEqual(['default', ['createHTML', 'createScriptURL']]);
});

test('createTrustedTypesPolicy() ignores browsers without Trusted Types', () => {
  expect(() => createTrustedTypesPolicy({}, () => true)).not.toThrow();
});
