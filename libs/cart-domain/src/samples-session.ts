import { type Bag, type BagCommand, DEFAULT_SAMPLES_LIMIT } from './bag.ts';
import { type Offers } from './offer.ts';
import { sampleState, type SamplesRule } from './samples.ts';

/**
 * A shopper choosing samples: nothing reaches the bag before it is saved, and cancelling costs nothing.
 * A value like any other; keep it wherever the open dialog keeps its state.
 */
export interface SamplesSession {
  /** SKUs ticked now, in the order in which they were. */
  readonly selected: readonly string[];
  /** SKUs the bag held when the session began. */
  readonly saved: readonly string[];
  /** How many may be ticked. */
  readonly limit: number;
}

/** What became of a tick. `limit-reached` is to be told to the shopper, not hidden by a disabled control. */
export type SampleSelection =
  | { readonly kind: 'selected'; readonly session: SamplesSession }
  | { readonly kind: 'refused'; readonly reason: 'limit-reached' | 'sold-out' | 'not-found' };

/** Opens a session on what the bag holds, without samples that are gone by now. */
export function beginSamplesSession(
  bag: Pick<Bag, 'samples'>,
  offers: Offers,
  rule: SamplesRule = {},
): SamplesSession {
  const limit = rule.limit ?? DEFAULT_SAMPLES_LIMIT;
  const selected = bag.samples.filter((sku) => sampleState(sku, offers, rule) === 'offered').slice(0, limit);
  return { selected, saved: bag.samples, limit };
}

/** Ticks a sample. Ticking a ticked one changes nothing. */
export function selectSample(
  session: SamplesSession,
  sku: string,
  offers: Offers,
  rule: SamplesRule = {},
): SampleSelection {
  if (session.selected.includes(sku)) return { kind: 'selected', session };
  const state = sampleState(sku, offers, rule);
  if (state !== 'offered') return { kind: 'refused', reason: state };
  if (session.selected.length >= session.limit) return { kind: 'refused', reason: 'limit-reached' };
  return { kind: 'selected', session: { ...session, selected: [...session.selected, sku] } };
}

/** Unticks a sample. */
export function deselectSample(session: SamplesSession, sku: string): SamplesSession {
  return { ...session, selected: session.selected.filter((other) => other !== sku) };
}

/** `x of limit`: the numbers to say it with. */
export function samplesProgress({ selected, limit }: SamplesSession): {
  readonly selected: number;
  readonly limit: number;
  readonly left: number;
} {
  return { selected: selected.length, limit, left: Math.max(0, limit - selected.length) };
}

/** Whether saving would change the bag. */
export function isSamplesSessionChanged({ selected, saved }: SamplesSession): boolean {
  return selected.length !== saved.length || selected.some((sku) => !saved.includes(sku));
}

/** The command that puts the ticked samples into the bag. */
export function saveSamplesSession({ selected }: SamplesSession): BagCommand {
  return { type: 'selectSamples', skus: selected };
}

/** The session as it began. */
export function cancelSamplesSession(session: SamplesSession): SamplesSession {
  return { ...session, selected: session.saved };
}
