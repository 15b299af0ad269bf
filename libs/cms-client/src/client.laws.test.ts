import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type CmsRequestEvent } from './client.ts';
import { createUncheckedCmsClient } from './unchecked-client.ts';

/** What the network does with one attempt, and the expected interpretation. */
const outcomes = {
  answer: { kind: 'ok', isTemporary: false, send: () => Response.json({ id: 'home' }) },
  nonsense: { kind: 'malformed', isTemporary: false, send: () => new Response('<!doctype html>') },
  missing: { kind: 'not-found', isTemporary: false, send: () => Response.json(null, { status: 404 }) },
  gone: { kind: 'not-found', isTemporary: false, send: () => new Response('', { status: 410 }) },
  refusal: { kind: 'refused', isTemporary: false, send: () => Response.json('no', { status: 403 }) },
  cut: { kind: 'unreachable', isTemporary: true, send: () => Promise.reject(new TypeError('fetch failed')) },
  overload: { kind: 'unreachable', isTemporary: true, send: () => new Response('', { status: 503 }) },
  busy: {
    kind: 'unreachable',
    isTemporary: true,
    send: () => new Response('', { status: 429, headers: { 'retry-after': '2' } }),
  },
} as const;
type Outcome = keyof typeof outcomes;

test.prop([
  fc.array(fc.constantFrom(...(Object.keys(outcomes) as Outcome[])), { minLength: 1, maxLength: 8 }),
  fc.nat({ max: 6 }),
  fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
])(
  'the result is the first final answer or the last attempt, whatever the network does',
  async (network, retries, luck) => {
    let attempts = 0;
    const waits: number[] = [];
    const progress: CmsRequestEvent['type'][] = [];
    const cms = createUncheckedCmsClient({
      baseUrl: 'https://cms.example',
      retries,
      random: () => luck,
      now: () => 0,
      wait: async (ms) => void waits.push(ms),
      onProgress: ({ type }) => progress.push(type),
      fetch: async () => outcomes[network[attempts++ % network.length] as Outcome].send(),
    });
    const answer = await cms.get('pages', 'home', { locale: 'en' });

    const tried = Array.from(
      { length: retries + 1 },
      (_, at) => outcomes[network[at % network.length] as Outcome],
    );
    const final = tried.findIndex(({ isTemporary }) => !isTemporary);
    const last = final === -1 ? retries : final;
    expect(attempts).toBe(last + 1);
    expect(answer.kind).toBe(tried[last]?.kind);
    expect(progress).toEqual(['started', answer.kind === 'ok' ? 'finished' : 'failed']);

    expect(waits).toHaveLength(last);
    waits.forEach((ms, at) => {
      const longest = 200 * 2 ** at;
      const asked = tried[at] === outcomes.busy ? 2000 : 0;
      expect(ms).toBeGreaterThanOrEqual(Math.max(longest / 2, asked));
      expect(ms).toBeLessThanOrEqual(Math.max(longest, asked));
    });
  },
);
