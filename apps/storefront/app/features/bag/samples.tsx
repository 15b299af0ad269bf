import { useState } from 'react';
import {
  beginSamplesSession,
  samplesProgress,
  saveSamplesSession,
  type SamplesSession,
} from '@marehalm/cart-domain';
import { BagLine, BagList, BagListItem, Button, Heading, SamplesSelector } from '@marehalm/ui';
import { useText } from '../../text';
import { usePageLocale } from '../../page-locale';
import { offersOf } from './bag-view';
import { dispatchToBag, useBag } from './use-bag';
import type { BagView } from './use-bag-view';
import styles from './bag.module.css';

/** Free samples: a banner, then the choice with 'x of limit', saved or cancelled (specification, section 4). */
export function Samples({ view: { link, market, totals, offerOf }, level }: { view: BagView; level: 2 | 3 }) {
  const t = useText();
  const locale = usePageLocale();
  const bag = useBag();
  const [session, setSession] = useState<SamplesSession>();
  const { terms } = link;
  if (!terms || terms.samples.length === 0 || totals.lines.every((line) => line.kind !== 'merchandise'))
    return null;

  if (!session) {
    return (
      <section className={styles.samples}>
        <Heading level={level} size="title">
          {t('samples.title', { limit: terms.samplesLimit })}
        </Heading>
        {totals.samples.length > 0 && (
          <BagList label={t('samples.chosen')}>
            {totals.samples.map((sku) => {
              const sample = offerOf(sku);
              return (
                sample && (
                  <BagListItem key={sku}>
                    <BagLine name={sample.name[locale]} picture={sample.picture} total={t('bag.free')} />
                  </BagListItem>
                )
              );
            })}
          </BagList>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            setSession(
              beginSamplesSession(bag, offersOf({ market, kept: {}, terms }), { limit: terms.samplesLimit }),
            );
          }}
        >
          {totals.samples.length > 0 ? t('samples.change') : t('samples.choose')}
        </Button>
      </section>
    );
  }

  const { selected, limit } = samplesProgress(session);
  return (
    <section className={styles.samples}>
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
    </section>
  );
}
