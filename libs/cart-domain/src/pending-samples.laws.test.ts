import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { emptyBag, reduceBag } from './bag.ts';
import { type FindOffer } from './offer.ts';
import { type PricedLine, priceLines } from './price-lines.ts';
import {
  createSampleSelectionDraft,
  deselectSample,
  getSamplesProgress,
  type SampleSelectionDraft,
  toSelectSamplesCommand,
  selectSample,
} from './sample-selection-draft.ts';
import { checkSamples, getSampleAvailability, type AllowedSamples } from './samples.ts';
import { createShopOffers } from './testing/shop-fixtures.ts';

const skus = [
  'MH-SAMPLE-S01',
  'MH-SAMPLE-S02',
  'MH-SAMPLE-S03',
  'MH-SAMPLE-S04',
  'MH-SAMPLE-S06',
  'MH-P04-30',
  '',
];
const sku = fc.constantFrom(...skus);
const inBag = fc.uniqueArray(fc.constantFrom(...skus.slice(0, 6)), { maxLength: 3 });
const rule: fc.Arbitrary<AllowedSamples> = fc.record(
  { limit: fc.constantFrom(0, 1, 2, 3, 5, -1, 1.5), skus: fc.subarray(skus.slice(0, 6)) },
  { requiredKeys: [] },
);
const offers: fc.Arbitrary<FindOffer> = fc
  .subarray(skus.slice(0, 4))
  .map((gone) => createShopOffers('DKK', Object.fromEntries(gone.map((one) => [one, { available: false }]))));

type Step =
  { readonly kind: 'select'; readonly sku: string } | { readonly kind: 'deselect'; readonly sku: string };
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('select' as const), sku }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('deselect' as const), sku }) },
  ),
  { maxLength: 12 },
);

const bought: readonly PricedLine[] = priceLines(
  { lines: [{ sku: 'MH-P04-30', quantity: 1 }] },
  createShopOffers(),
  'DKK',
).lines;

law.prop([inBag, offers, rule, steps])(
  'selection is within the limit, without duplicates, and from the offered samples',
  (samples, nowOffers, nowRule, allSteps) => {
    let draft: SampleSelectionDraft = createSampleSelectionDraft({ samples }, nowOffers, nowRule);
    for (const step of allSteps) {
      if (step.kind === 'select') {
        const before = draft;
        const selection = selectSample(before, step.sku, nowOffers, nowRule);
        if (selection.kind === 'selected') draft = selection.draft;
        else expect(before.selected).not.toContain(step.sku);
      } else draft = deselectSample(draft, step.sku);
    }
    const { selected, limit } = getSamplesProgress(draft);
    expect(selected).toBeLessThanOrEqual(limit);
    expect(new Set(draft.selected).size).toBe(selected);
    expect(
      draft.selected.filter((one) => getSampleAvailability(one, nowOffers, nowRule) !== 'offered'),
    ).toEqual([]);

    // Saved samples come with an order that buys something.
    const bag = reduceBag(emptyBag, toSelectSamplesCommand(draft), { samplesLimit: limit });
    expect(bag.samples).toEqual(draft.selected);
    expect(checkSamples({ chosen: bag.samples, lines: bought, offers: nowOffers, rule: nowRule })).toEqual({
      samples: draft.selected,
      refusals: [],
    });
    expect(createSampleSelectionDraft(bag, nowOffers, nowRule)).toEqual(draft);
  },
);

law.prop([inBag, offers, rule])(
  'each chosen sample is accepted or refused with a reason',
  (chosen, nowOffers, nowRule) => {
    const { samples, refusals } = checkSamples({ chosen, lines: bought, offers: nowOffers, rule: nowRule });
    expect([...samples, ...refusals.map((refusal) => refusal.sku)].toSorted()).toEqual(chosen.toSorted());
  },
);
