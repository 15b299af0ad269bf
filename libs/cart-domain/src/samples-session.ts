import { type Bag, type BagCommand, samplesLimitOf } from './bag.ts';
import { type Offers } from './offer.ts';
import {
  checkSamples,
  type SampleRefusal,
  type SamplesContext,
  sampleState,
  type SamplesRule,
} from './samples.ts';

/**
 * A shopper choosing samples: nothing reaches the bag before it is saved, and cancelling costs nothing.
 * A value like any other; keep it wherever the open dialog keeps its state.
 */
export interface SamplesSession {
  /** SKUs ticked now, in the order in which they were. */
  readonly selected: readonly string[];
  /** SKUs ticked when the session began. */
  readonly initial: readonly string[];
  /** SKUs the bag held when the session began, also those that were gone by then. */
  readonly saved: readonly string[];
  /** How many may be ticked. */
  readonly limit: number;
}

/** What became of a tick. `limit-reached` is to be told to the shopper, not hidden by a disabled control. */
export type SampleSelection =
  | { readonly kind: 'selected'; readonly session: SamplesSession }
  | { readonly kind: 'refused'; readonly reason: 'limit-reached' | 'sold-out' | 'not-found' };

/**
 * Opens a session on what the bag holds, without samples that are gone by now.
 *
 * @example
 * ```ts
 * const sample: Offer = {
 *   sku: 'MH-SAMPLE-S01',
 *   product: 'free-samples',
 *   collections: [],
 *   kind: 'sample',
 *   price: money(0, 'DKK'),
 *   available: true,
 * };
 * const offers: Offers = (sku) => (sku === sample.sku ? sample : undefined);
 *
 * const begun = beginSamplesSession(emptyBag, offers);
 * const selection = selectSample(begun, sample.sku, offers);
 * if (selection.kind === 'refused') throw new Error(selection.reason);
 *
 * samplesProgress(selection.session); // => { selected: 1, limit: 3, left: 2 }
 * saveSamplesSession(selection.session); // => { type: 'selectSamples', skus: ['MH-SAMPLE-S01'] }
 * selectSample(begun, 'MH-P04-30', offers); // => { kind: 'refused', reason: 'not-found' }
 * ```
 */
export function beginSamplesSession(
  bag: Pick<Bag, 'samples'>,
  offers: Offers,
  rule: SamplesRule = {},
): SamplesSession {
  const limit = samplesLimitOf(rule.limit);
  const selected = stillOffered(bag.samples, offers, rule);
  return { selected, initial: selected, saved: bag.samples, limit };
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

/** Unticks a sample. Unticking one that is not ticked changes nothing. */
export function deselectSample(session: SamplesSession, sku: string): SamplesSession {
  return { ...session, selected: session.selected.filter((other) => other !== sku) };
}

/**
 * The session after the bag, the offers or the rule changed while it was open, and which ticks do not go along any more,
 * to be told to the shopper. Samples that are gone or too many are unticked. With nothing bought the ticks stay, as the
 * choice does in the bag, and each is named with the reason `nothing-bought`: that is the moment to close the dialog.
 */
export function refreshSamplesSession(
  session: SamplesSession,
  { lines, offers, rule = {} }: Omit<SamplesContext, 'chosen'>,
): { readonly session: SamplesSession; readonly refusals: readonly SampleRefusal[] } {
  const { refusals } = checkSamples({ chosen: session.selected, lines, offers, rule });
  return {
    session: {
      ...session,
      selected: stillOffered(session.selected, offers, rule),
      initial: stillOffered(session.initial, offers, rule),
      limit: samplesLimitOf(rule.limit),
    },
    refusals,
  };
}

/** `x of limit`: the numbers to say it with. */
export function samplesProgress({ selected, limit }: SamplesSession): {
  readonly selected: number;
  readonly limit: number;
  /** How many more may be ticked. */
  readonly left: number;
} {
  return { selected: selected.length, limit, left: Math.max(0, limit - selected.length) };
}

/** Whether saving would change the bag. The order of the ticks does not matter. */
export function isSamplesSessionChanged({ selected, saved }: SamplesSession): boolean {
  return selected.length !== saved.length || selected.some((sku) => !saved.includes(sku));
}

/** The command that puts the ticked samples into the bag. */
export function saveSamplesSession({ selected }: SamplesSession): BagCommand {
  return { type: 'selectSamples', skus: selected };
}

/** The session as it began. */
export function cancelSamplesSession(session: SamplesSession): SamplesSession {
  return { ...session, selected: session.initial };
}

function stillOffered(skus: readonly string[], offers: Offers, rule: SamplesRule): readonly string[] {
  return skus
    .filter((sku) => sampleState(sku, offers, rule) === 'offered')
    .slice(0, samplesLimitOf(rule.limit));
}
