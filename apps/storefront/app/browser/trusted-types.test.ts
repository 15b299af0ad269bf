import { expect, test } from 'vitest';
import { installTrustedTypesPolicy } from './trusted-types.ts';

type Rules = Readonly<Record<string, (text: string) => string | null>>;

function policyOf(): { readonly name: string; readonly rules: Rules } {
  let made: { name: string; rules: Rules } | undefined;
  installTrustedTypesPolicy({
    trustedTypes: { createPolicy: (name: string, rules: Rules) => (made = { name, rules }) },
  });
  if (!made) throw new Error('Cannot look at the policy: none was made');
  return made;
}

test.each([
  ['text without a tag', '{"name":"Oat & birch"}', true],
  ["React's empty script", '<script></script>', true],
  ['a script with something in it', '<script>1</script>', false],
  ['a picture', '<img src=x onerror=alert(1)>', false],
  ['a tag that is not closed', '<svg/onload=alert(1)', false],
])('installTrustedTypesPolicy() decides on %s', (_what, html, isAllowed) => {
  expect(policyOf().rules['createHTML']?.(html)).toBe(isAllowed ? html : null);
});

test.each([
  ['/service-worker.js', true],
  ['/recaptcha/api.js?render=key', true],
  ['/recaptcha/enterprise.js?render=explicit', true],
  ['/checks/of-bots/recaptcha/api.js?render=key', true],
  ['/service-worker.js.evil', false],
  ['//evil.example/recaptcha/api.js?render=key', false],
  ['/\\evil.example/recaptcha/api.js?render=key', false],
  ['/../recaptcha/api.js?render=key', false],
  ['/checks/recaptcha/api.js.evil?render=key', false],
  ['//evil.example/service-worker.js', false],
  ['https://evil.example/recaptcha/api.js?render=key', false],
  ['javascript:alert(1)//service-worker.js', false],
  ['data:text/javascript,alert(1)', false],
  ['/pictures/upload.js', false],
])('installTrustedTypesPolicy() decides on the script %s', (address, isAllowed) => {
  expect(policyOf().rules['createScriptURL']?.(address)).toBe(isAllowed ? address : null);
});

test('installTrustedTypesPolicy() creates no script from text, and does nothing in old browsers', () => {
  const { name, rules } = policyOf();
  expect(name).toBe('default');
  expect(Object.keys(rules).sort()).toEqual(['createHTML', 'createScriptURL']);
  expect(() => installTrustedTypesPolicy({})).not.toThrow();
});
