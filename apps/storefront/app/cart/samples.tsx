import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, Notice, SamplesBanner } from '@marehalm/ui';
import { fetchOnce } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import type { SamplesChoice } from './samples-choice';
import type { BagView } from './use-bag-view';
import styles from './bag.module.css';

const fetchChoice = fetchOnce(() => import('./samples-choice'));

/** Free samples: a banner, then the choice, saved or cancelled (specification, section 4). */
export function Samples({ view, level }: { view: BagView; level: 2 | 3 }) {
  const intl = useIntl();
  const locale = usePageLocale();
  /** Replaces the banner while the shopper chooses samples; its code loads when the choice is opened. */
  const [Choice, setChoice] = useState<typeof SamplesChoice>();
  /** Presses for which it did not come. */
  const [missed, setMissed] = useState(0);
  const { terms } = view.link;
  const { lines, samples } = view.totals;
  const place = useRef<HTMLDivElement>(null);
  const countId = useId();
  const isChoosing = Choice !== undefined;
  const wasChoosing = useRef(isChoosing);
  // What was pressed is gone, in both directions: the focus goes on with what has come in its place, and brings it into sight.
  useEffect(() => {
    if (wasChoosing.current === isChoosing) return;
    wasChoosing.current = isChoosing;
    place.current?.querySelector<HTMLElement>(isChoosing ? 'input:not(:disabled)' : 'button')?.focus();
  }, [isChoosing]);
  // Below what was pressed, where the foot of the drawer may cover it.
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
            // Heard with the button that takes the focus after the choice, and not as news whenever the bag opens.
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
        // Said again for each press, which asks again.
        <Notice key={missed} tone="problem">
          {intl.formatMessage({ id: 'samples.missing' })}
        </Notice>
      )}
    </div>
  );
}
