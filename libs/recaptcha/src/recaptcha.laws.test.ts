import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createRecaptcha, type RecaptchaHandle } from './recaptcha.ts';
import { RecaptchaError } from './recaptcha-error.ts';
import { type RecaptchaOptions } from './options.ts';
import { createFakePage } from './testing/fake-page.ts';

const anyHandle: fc.Arbitrary<RecaptchaOptions> = fc.record({
  siteKey: fc.constantFrom('key-a', 'key-b'),
  version: fc.constantFrom<2 | 3>(2, 3),
  size: fc.constantFrom('normal', 'invisible'),
  hideBadge: fc.boolean(),
  host: fc.constantFrom('', 'https://www.google.com'),
  language: fc.constantFrom('', 'da'),
});

/** What visitors do with forms: open, submit, close, in any order, online or offline. */
const anyStep = fc.record({
  handle: fc.nat({ max: 2 }),
  deed: fc.constantFrom('load', 'execute', 'render', 'destroy', 'arrive', 'block', 'pass'),
});

test.prop([fc.tuple(anyHandle, anyHandle, anyHandle), fc.array(anyStep, { maxLength: 20 })])(
  'any use of handles adds one script at most, settles every call and leaves nothing behind',
  async (options, steps) => {
    const page = createFakePage();
    const handles = options.map((each) => createRecaptcha(each, { window: page.window }));
    const answers: Promise<unknown>[] = [];
    const isLoading = () => page.addresses().length > 0 && !page.window.grecaptcha;
    for (const { handle, deed } of steps) {
      const recaptcha = handles[handle] as RecaptchaHandle;
      if (deed === 'destroy') recaptcha.destroy();
      else if (deed === 'arrive' && isLoading()) page.arrive();
      else if (deed === 'block' && isLoading()) page.block();
      else if (deed === 'pass' && page.provider.widgets[handle])
        page.provider.pass(handle, `token ${handle}`);
      else if (deed === 'load' || deed === 'execute') answers.push(recaptcha[deed]());
      else if (deed === 'render') answers.push(recaptcha.render(page.place()));
      await Promise.resolve();
      expect(page.addresses().length).toBeLessThanOrEqual(1);
    }
    if (isLoading()) page.arrive();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    // A pending execution is rejected when its form closes.
    for (const recaptcha of handles) recaptcha.destroy();
    const results = await Promise.allSettled(answers);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RecaptchaError);
    }
    expect(page.body.children.every(({ children }) => children.length === 0)).toBe(true);
    expect(page.body.children).toHaveLength(page.places());
    if (page.provider.widgets.length > 0) expect(page.isBadgeHidden()).toBe(true);
  },
);
