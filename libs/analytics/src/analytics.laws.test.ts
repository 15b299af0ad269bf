import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { type Consent } from './consent.ts';
import { type AnalyticsEvent } from './events.ts';
import { arbitraryAnalyticsEvent } from './testing/arbitraries.ts';
import { createFakePage } from './testing/fake-page.ts';

type Step =
  | { readonly deed: 'track'; readonly event: AnalyticsEvent }
  | ({ readonly deed: 'choose' } & Consent)
  | { readonly deed: 'setting'; readonly doNotTrack: '1' | null };

const anyTrack = arbitraryAnalyticsEvent.map((event) => ({ deed: 'track' as const, event }));
const anyChoice = fc.record({
  deed: fc.constant('choose' as const),
  statistics: fc.boolean(),
  marketing: fc.boolean(),
});
const anySetting = fc.record({
  deed: fc.constant('setting' as const),
  doNotTrack: fc.constantFrom('1' as const, null),
});

function setUp(signals = {}, options = {}) {
  const page = createFakePage(signals);
  const analytics = createAnalytics(
    { containerId: 'GTM-TEST', ...options },
    { window: page.window, now: () => 0 },
  );
  const take = (step: Step) => {
    if (step.deed === 'track') analytics.track(step.event);
    else if (step.deed === 'choose') analytics.setConsent(step);
    else page.set('navigator', { doNotTrack: step.doNotTrack });
  };
  return { page, analytics, take };
}

/** Entries about the shopper, not about consent. */
const reported = (story: readonly string[]) =>
  story.filter((entry) => !/^(?:consent|set) |^gtm\.js$/u.test(entry));

test.prop([fc.array(fc.oneof(anyTrack, anyChoice, anySetting), { maxLength: 20 })])(
  'reports only events that were allowed at that moment, in any order of choices, settings and events',
  (steps) => {
    const { page, take } = setUp();
    let consent: Consent | undefined;
    let refused = false;
    const wasAllowed = () => !refused && (consent?.statistics || consent?.marketing) === true;
    let everAllowed = false;
    for (const step of steps) {
      const before = page.story().length;
      if (step.deed === 'choose') consent = step;
      if (step.deed === 'setting') refused = step.doNotTrack === '1';
      take(step);
      // A changed browser setting takes effect with the next event.
      if (step.deed !== 'setting' && wasAllowed()) everAllowed = true;
      if (!wasAllowed()) expect(reported(page.story().slice(before))).toEqual([]);
      else if (step.deed === 'track') expect(page.story().at(-1)).toBe(step.event.name);
    }
    if (!everAllowed) expect([page.layer(), page.scripts]).toEqual([undefined, []]);
    expect(page.scripts.length).toBeLessThanOrEqual(1);
  },
);

test.prop([fc.array(anyTrack, { maxLength: 20 }), fc.array(anyTrack, { maxLength: 20 })])(
  'delivers every event once and in order, whether it came before or after consent',
  (before, after) => {
    const { page, take } = setUp();
    before.forEach(take);
    take({ deed: 'choose', statistics: true, marketing: false });
    after.forEach(take);
    expect(reported(page.story())).toEqual([...before, ...after].map(({ event }) => event.name));
  },
);

test.prop([
  fc.constantFrom({ doNotTrack: '1' }, { globalPrivacyControl: true }),
  fc.array(fc.oneof(anyTrack, anyChoice), { maxLength: 20 }),
])(
  'loads no script and creates no data layer in a browser that refuses tracking, whatever is called',
  (navigator, steps) => {
    const { page, take } = setUp({ navigator }, { consent: { statistics: true, marketing: true } });
    steps.forEach(take);
    expect([page.layer(), page.scripts]).toEqual([undefined, []]);
  },
);

test.prop([fc.anything(), fc.anything()])(
  'never throws, also for arguments that the types forbid',
  (event, consent) => {
    const { analytics } = setUp({}, { consent: { statistics: true, marketing: true } });
    analytics.track(event as AnalyticsEvent);
    analytics.setConsent(consent as Consent);
    analytics.track(event as AnalyticsEvent);
    expect(['loading', 'refused']).toContain(analytics.status());
  },
);
