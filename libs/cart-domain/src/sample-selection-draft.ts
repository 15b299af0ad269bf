import { type Bag, type BagCommand, normalizeSamplesLimit } from './bag.ts';
import { type FindOffer } from './offer.ts';
import { getSampleAvailability, type AllowedSamples } from './samples.ts';

/**
 * The selection of samples in an open dialog, not yet saved in the bag. Save it by dispatching the command that {@link
 * toSelectSamplesCommand} returns.
 */
export interface SampleSelectionDraft {
  /** Selected SKUs, in the order of selection. */
  readonly selected: readonly string[];
  /** Maximum number of selected SKUs. */
  readonly limit: number;
}

/** Result of {@link selectSample}: the new selection, or the reason for the refusal. */
export type SelectSampleResult =
  | { readonly kind: 'selected'; readonly draft: SampleSelectionDraft }
  | { readonly kind: 'refused'; readonly reason: 'limit-reached' | 'sold-out' | 'not-found' };

/**
 * Creates a selection from the samples in the bag that are still offered and in stock, at most `rule.limit` of them.
 *
 * @example
 * ```ts
 * const sample: Offer = {
 *   sku: 'SAMPLE-1',
 *   product: 'free-samples',
 *   collections: [],
 *   kind: 'sample',
 *   price: money(0, 'EUR'),
 *   available: true,
 * };
 * const offers: FindOffer = (sku) => (sku === sample.sku ? sample : undefined);
 *
 * const begun = createSampleSelectionDraft(emptyBag, offers);
 * const selection = selectSample(begun, sample.sku, offers);
 * if (selection.kind === 'refused') throw new Error(selection.reason);
 *
 * getSamplesProgress(selection.draft); // => { selected: 1, limit: 3, left: 2 }
 * toSelectSamplesCommand(selection.draft); // => { type: 'selectSamples', skus: ['SAMPLE-1'] }
 * selectSample(begun, 'SERUM-30', offers); // => { kind: 'refused', reason: 'not-found' }
 * ```
 */
export function createSampleSelectionDraft(
  bag: Pick<Bag, 'samples'>,
  offers: FindOffer,
  rule: AllowedSamples = {},
): SampleSelectionDraft {
  const limit = normalizeSamplesLimit(rule.limit);
  const selected = bag.samples
    .filter((sku) => getSampleAvailability(sku, offers, rule) === 'offered')
    .slice(0, limit);
  return { selected, limit };
}

/** Selects a sample. Selecting it again changes nothing. */
export function selectSample(
  draft: SampleSelectionDraft,
  sku: string,
  offers: FindOffer,
  rule: AllowedSamples = {},
): SelectSampleResult {
  if (draft.selected.includes(sku)) return { kind: 'selected', draft };
  const state = getSampleAvailability(sku, offers, rule);
  if (state !== 'offered') return { kind: 'refused', reason: state };
  if (draft.selected.length >= draft.limit) return { kind: 'refused', reason: 'limit-reached' };
  return { kind: 'selected', draft: { ...draft, selected: [...draft.selected, sku] } };
}

/** Deselects a sample. Does nothing when it is not selected. */
export function deselectSample(draft: SampleSelectionDraft, sku: string): SampleSelectionDraft {
  return { ...draft, selected: draft.selected.filter((other) => other !== sku) };
}

/** Returns the number of selected samples, the limit, and how many can still be selected. */
export function getSamplesProgress({ selected, limit }: SampleSelectionDraft): {
  readonly selected: number;
  readonly limit: number;
  /** Number of samples that can still be selected. */
  readonly left: number;
} {
  return { selected: selected.length, limit, left: Math.max(0, limit - selected.length) };
}

/** Returns the command that replaces the bag's samples by the selected ones. Dispatch it to save the selection. */
export function toSelectSamplesCommand({ selected }: SampleSelectionDraft): BagCommand {
  return { type: 'selectSamples', skus: selected };
}
