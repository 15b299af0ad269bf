import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  createSampleSelectionDraft,
  getSamplesProgress,
  toSelectSamplesCommand,
} from '@marehalm/cart-domain/bag';
import { Button, SamplesSelector } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import type { BagRules } from '@marehalm/page-data';
import { createShopOfferFinder } from './calculate-shop-bag-totals';
import { dispatchToBag, useBag } from './bag';
import type { BagView } from './use-bag-view';

/** The choice of free samples, with 'x of limit'. Saving changes the bag; `onDone` is called after saving and after canceling. */
export function SamplesChoice({
  view: { market, cartService },
  terms,
  onDone,
}: {
  view: BagView;
  terms: BagRules;
  onDone: () => void;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const bag = useBag();
  const offers = createShopOfferFinder({
    market,
    offers: {},
    shopRules: terms,
    unavailable: cartService.sync?.unavailable,
  });
  const [draft, setDraft] = useState(() =>
    createSampleSelectionDraft(bag, offers, { limit: terms.samplesLimit }),
  );
  const { selected, limit } = getSamplesProgress(draft);
  return (
    <SamplesSelector
      legend={intl.formatMessage({ id: 'samples.title' }, { limit })}
      samples={terms.samples.map((sample) => ({
        id: sample.sku,
        name: sample.name[locale],
        picture: sample.picture,
        ...(offers(sample.sku)?.available ? {} : { soldOut: intl.formatMessage({ id: 'badge.soldOut' }) }),
      }))}
      selected={draft.selected}
      onChange={(skus) => {
        setDraft({ ...draft, selected: skus });
      }}
      limit={limit}
      countText={intl.formatMessage({ id: 'samples.count' }, { selected, limit })}
      limitText={intl.formatMessage({ id: 'samples.limit' }, { limit })}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              dispatchToBag(toSelectSamplesCommand(draft));
              onDone();
            }}
          >
            {intl.formatMessage({ id: 'samples.save' })}
          </Button>
          <Button variant="link" onClick={onDone}>
            {bag.samples.length > 0
              ? intl.formatMessage({ id: 'samples.cancel' })
              : intl.formatMessage({ id: 'samples.notNow' })}
          </Button>
        </>
      }
    />
  );
}
