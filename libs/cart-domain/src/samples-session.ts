import { type Bag, type BagCommand, getSamplesLimit } from './bag.ts';
import { type FindOffer } from './offer.ts';
import {
  checkSamples,
  type SampleRefusal,
  type SamplesContext,
  getSampleState,
  type SamplesRule,
} from './samples.ts';

/**
 * A pending selection of samples: the bag changes when it is saved, and canceling has no effect. A plain value; store
 * it in the state of the open dialog.
 */
export interface SamplesSession {
  /** Selected SKUs, in the order of selection. */
  readonly selected: readonly string[];
  /** SKUs that were selected when the session began. */
  readonly initial: readonly string[];
  /** SKUs in the bag when the session began, including unavailable ones. */
  readonly saved: readonly string[];
  /** Maximum number of selected SKUs. */
  readonly limit: number;
}

/** The result of a selection. Tell the shopper about `limit-reached`; do not disable the control. */
export type SampleSelection =
  | { readonly kind: 'selected'; readonly session: SamplesSession }
  | { readonly kind: 'refused'; readonly reason: 'limit-reached' | 'sold-out' | 'not-found' };

/**
 * Begins a session with the samples of the bag that are still available.
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
 * getSamplesProgress(selection.session); // => { selected: 1, limit: 3, left: 2 }
 * saveSamplesSession(selection.session); // => { type: 'selectSamples', skus: ['MH-SAMPLE-S01'] }
 * selectSample(begun, 'MH-P04-30', offers); // => { kind: 'refused', reason: 'not-found' }
 * ```
 */
export function beginSamplesSession(
  bag: Pick<Bag, 'samples'>,
  offers: FindOffer,
  rule: SamplesRule = {},
): SamplesSession {
  const limit = getSamplesLimit(rule.limit);
  const selected = stillOffered(bag.samples, offers, rule);
  return { selected, initial: selected, saved: bag.samples, limit };
}

/** Selects a sample. Selecting it again changes nothing. */
export function selectSample(
  session: SamplesSession,
  sku: string,
  offers: FindOffer,
  rule: SamplesRule = {},
): SampleSelection {
  if (session.selected.includes(sku)) return { kind: 'selected', session };
  const state = getSampleState(sku, offers, rule);
  if (state !== 'offered') return { kind: 'refused', reason: state };
  if (session.selected.length >= session.limit) return { kind: 'refused', reason: 'limit-reached' };
  return { kind: 'selected', session: { ...session, selected: [...session.selected, sku] } };
}

/** Deselects a sample. Does nothing when it is not selected. */
export function deselectSample(session: SamplesSession, sku: string): SamplesSession {
  return { ...session, selected: session.selected.filter((other) => other !== sku) };
}

/**
 * Updates the session after the bag, the offers or the rule changed, and returns which samples no longer come with
 * the order, to tell the shopper. Unavailable samples and those beyond the limit are deselected. With nothing bought
 * the selection stays, and each sample is listed with the reason `nothing-bought`: close the dialog then.
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
      limit: getSamplesLimit(rule.limit),
    },
    refusals,
  };
}

/** Returns the numbers of a text such as `2 of 3`. */
export function getSamplesProgress({ selected, limit }: SamplesSession): {
  readonly selected: number;
  readonly limit: number;
  /** How many more can be selected. */
  readonly left: number;
} {
  return { selected: selected.length, limit, left: Math.max(0, limit - selected.length) };
}

/** Whether saving would change the bag. The order of the selection does not matter. */
export function isSamplesSessionChanged({ selected, saved }: SamplesSession): boolean {
  return selected.length !== saved.length || selected.some((sku) => !saved.includes(sku));
}

/** Returns the command that puts the selected samples into the bag. */
export function saveSamplesSession({ selected }: SamplesSession): BagCommand {
  return { type: 'selectSamples', skus: selected };
}

/** Returns the session as it began. */
export function cancelSamplesSession(session: SamplesSession): SamplesSession {
  return { ...session, selected: session.initial };
}

function stillOffered(skus: readonly string[], offers: FindOffer, rule: SamplesRule): readonly string[] {
  return skus
    .filter((sku) => getSampleState(sku, offers, rule) === 'offered')
    .slice(0, getSamplesLimit(rule.limit));
}
