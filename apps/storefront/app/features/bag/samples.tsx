import { useEffect, useId, useRef, useState } from 'react';
import {
  beginSamplesSession,
  samplesProgress,
  saveSamplesSession,
  type SamplesSession,
} from '@marehalm/cart-domain';
import { Button, SamplesBanner, SamplesSelector } from '@marehalm/ui';
import { useText } from '../../text';
import { usePageLocale } from '../../page-locale';
import { offersOf } from './bag-view';
import { dispatchToBag, useBag } from './use-bag';
import type { BagView } from './use-bag-view';

/** Free samples: a banner, then the choice with 'x of limit', saved or cancelled (specification, section 4). */
export function Samples({ view: { link, market, totals, offerOf }, level }: { view: BagView; level: 2 | 3 }) {
  const t = useText();
  const locale = usePageLocale();
  const bag = useBag();
  const [session, setSession] = useState<SamplesSession>();
  const { terms } = link;
  const place = useRef<HTMLDivElement>(null);
  const countId = useId();
  const isChoosing = session !== undefined;
  const wasChoosing = useRef(isChoosing);
  // What was pressed is gone, in both directions: the focus goes on with what has come in its place.
  useEffect(() => {
    if (wasChoosing.current === isChoosing) return;
    wasChoosing.current = isChoosing;
    place.current
      ?.querySelector<HTMLElement>(isChoosing ? 'input:not(:disabled)' : 'button')
      ?.focus({ preventScroll: true });
  }, [isChoosing]);
  if (!terms || terms.samples.length === 0 || totals.lines.every((line) => line.kind !== 'merchandise'))
    return null;

  if (!session) {
    return (
      <div ref={place}>
        <SamplesBanner
          level={level}
          title={t('samples.title', { limit: terms.samplesLimit })}
          limit={terms.samplesLimit}
          chosen={totals.samples.flatMap((sku) => {
            const sample = offerOf(sku);
            return sample ? [{ id: sku, name: sample.name[locale], picture: sample.picture }] : [];
          })}
          chosenLabel={t('samples.chosen')}
          countText={
            <span id={countId}>
              {t('samples.count', { selected: totals.samples.length, limit: terms.samplesLimit })}
            </span>
          }
          action={
            // Heard with the button that takes the focus after the choice, and not as news whenever the bag opens.
            <Button
              aria-describedby={countId}
              variant="link"
              onClick={() => {
                setSession(
                  beginSamplesSession(bag, offersOf({ market, kept: {}, terms }), {
                    limit: terms.samplesLimit,
                  }),
                );
              }}
            >
              {totals.samples.length > 0 ? t('samples.change') : t('samples.choose')}
            </Button>
          }
        />
      </div>
    );
  }

  const { selected, limit } = samplesProgress(session);
  return (
    <div ref={place}>
      <SamplesSelector
        legend={t('samples.title', { limit })}
        samples={terms.samples.map((sample) => ({
          id: sample.sku,
          name: sample.name[locale],
          picture: sample.picture,
          ...(sample.market[market].available ? {} : { soldOut: t('badge.soldOut') }),
        }))}
        selected={session.selected}
        onChange={(skus) => {
          setSession({ ...session, selected: skus });
        }}
        limit={limit}
        countText={t('samples.count', { selected, limit })}
        limitText={t('samples.limit', { limit })}
        actions={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                dispatchToBag(saveSamplesSession(session));
                setSession(undefined);
              }}
            >
              {t('samples.save')}
            </Button>
            <Button
              variant="link"
              onClick={() => {
                setSession(undefined);
              }}
            >
              {bag.samples.length > 0 ? t('samples.cancel') : t('samples.notNow')}
            </Button>
          </>
        }
      />
    </div>
  );
}
