import { expect, test } from 'vitest';
import { createContentSecurityPolicy } from './content-security-policy.ts';

const code = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] };

test('createContentSecurityPolicy() allows this origin and inline code by its hashes', () => {
  expect(createContentSecurityPolicy({}, code)).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b='; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('createContentSecurityPolicy() adds sources to code, and replaces those of other directives', () => {
  const policy = createContentSecurityPolicy(
    { 'script-src': ['https://a.example'], 'frame-ancestors': ["'self'"], 'img-src': ["'self'", "'self'"] },
    code,
  );
  expect(policy).toContain("script-src 'self' 'sha256-a=' https://a.example;");
  expect(policy).toContain("frame-ancestors 'self'; img-src 'self'");
  expect(policy).toMatch(/img-src 'self'$/);
});
