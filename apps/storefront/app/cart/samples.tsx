import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, Notice, SamplesBanner } from '@marehalm/ui';
import { createOnceLoader } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import type { SamplesChoice } from './samples-choice';
import type { BagView } from './use-bag-view';
import styles from './bag.module.css';

const fetchChoice = createOnceLoader(() => import('./samples-choice'));

/** Free samples: a banner, then the choice, saved or cancelled (specification, section 4). */
export function Samples({ view, level }: { view: BagView; level: 2 | 3 }) {
  const intl = useIntl();
  const locale = usePageLocale();
  /** Replaces the banner while the shopper chooses samples; its code loads when the choice is opened. */
  const [Choice, setChoice] = useState<typeof SamplesChoice>();
  /** Number of presses after which the code failed to load. */
  const [missed, setMissed] = useState(0);
  const { shopRules: terms } = view.cartService;
  const { lines, samples } = view.totals;
  const place = useRef<HTMLDivElement>(null);
  const countId = useId();
  const isChoosing = Choice !== undefined;
  const wasChoosing = useRef(isChoosing);
  // In both directions the pressed button disappears: the focus moves to what replaces it, which scrolls into view.
  useEffect(() => {
    if (wasChoosing.current === isChoosing) return;
    wasChoosing.current = isChoosing;
    place.current?.querySelector<HTMLElement>(isChoosing ? 'input:not(:disabled)' : 'button')?.focus();
  }, [isChoosing]);
  // The choice opens below the button, where the footer of the drawer may cover it.
  useEffect(() => {
    if (missed > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [missed]);
  if (!terms || terms.samples.length === 0 || lines.every((line) => line.kind !== 'merchandise')) return null;

  const limit = terms.samplesLimit;
  return (
    <div ref={place} className={styles.samples}>
      {Choice ? (
        <Choice
          view={view}
          terms={terms}
          onDone={() => {
            setChoice(undefined);
          }}
        />
      ) : (
        <SamplesBanner
          level={level}
          title={intl.formatMessage({ id: 'samples.title' }, { limit })}
          limit={limit}
          chosen={samples.flatMap((sku) => {
            const sample = view.offerOf(sku);
            return sample ? [{ id: sku, name: sample.name[locale], picture: sample.picture }] : [];
          })}
          chosenLabel={intl.formatMessage({ id: 'samples.chosen' })}
          countText={
            <span key={samples.length} id={countId}>
              {intl.formatMessage({ id: 'samples.count' }, { selected: samples.length, limit })}
            </span>
          }
          action={
            // Read out with the button that gets the focus after the choice, but not whenever the bag opens.
            <Button
              aria-describedby={countId}
              variant="link"
              onClick={() => {
                fetchChoice().then(
                  (code) => {
                    setChoice(() => code.SamplesChoice);
                    setMissed(0);
                  },
                  () => {
                    setMissed((before) => before + 1);
                  },
                );
              }}
            >
              {samples.length > 0
                ? intl.formatMessage({ id: 'samples.change' })
                : intl.formatMessage({ id: 'samples.choose' })}
            </Button>
          }
        />
      )}
      {missed > 0 && (
        // Announced again after each failed press.
        <Notice key={missed} tone="problem">
          {intl.formatMessage({ id: 'samples.missing' })}
        </Notice>
      )}
    </div>
  );
}
