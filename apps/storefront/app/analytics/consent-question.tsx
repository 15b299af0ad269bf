import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore, type StoreApi } from 'zustand';
import { emptyConsent, type Consent } from '@marehalm/analytics';
import { hrefFor, storageKeys } from '@marehalm/shop';
import { Button, Checkbox, Heading, Link } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import styles from './consent-question.module.css';

const purposes = ['statistics', 'marketing'] as const;
const everything: Consent = { statistics: true, marketing: true };

export interface ConsentQuestionProps {
  /** Who gets to know of a visit: the container of the tag manager, the host that it comes from, and that of the search service. */
  readonly recipient: { readonly id: string; readonly host: string; readonly search: string };
  /** What holds now, also where another tab was answered. */
  readonly answer: StoreApi<{ readonly consent: Consent | undefined }>;
  /** Keeps the choice and lets it hold. */
  readonly onChoose: (consent: Consent) => void;
}

/**
 * Asks at the end of the page whether visits may be measured, and is where the answer is changed: it covers nothing, and a shopper
 * who passes it by is not measured. No is as near as yes, each purpose has a box of its own, and none is ticked beforehand.
 */
export function ConsentQuestion({ recipient, answer, onChoose }: ConsentQuestionProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const choice = useStore(answer, ({ consent }) => consent);
  const [isChanging, setChanging] = useState(false);
  const [ticked, setTicked] = useState<Consent>();
  const isAsking = !choice || isChanging;
  const wanted = ticked ?? choice ?? emptyConsent;
  const section = useRef<HTMLElement>(null);
  // What was pressed is gone: the focus stays where it was said.
  const stay = () => requestAnimationFrame(() => section.current?.focus({ preventScroll: true }));
  const choose = (consent: Consent) => {
    onChoose(consent);
    setTicked(undefined);
    setChanging(false);
    stay();
  };
  const answers = { rejectAll: emptyConsent, acceptAll: everything, save: wanted };
  return (
    <section ref={section} className={styles.question} aria-labelledby={id} tabIndex={-1}>
      <Heading level={2} size="s" id={id}>
        {intl.formatMessage({ id: 'consent.title' })}
      </Heading>
      <p role="status">
        {!isAsking
          ? intl.formatMessage({
              id: choice.statistics || choice.marketing ? 'consent.given' : 'consent.refused',
            })
          : ''}
      </p>
      {isAsking ? (
        <>
          <p>
            <span>{`${intl.formatMessage({ id: 'consent.text' })} `}</span>
            <Link href={hrefFor('about', locale, { slug: 'cookies' })}>
              {intl.formatMessage({ id: 'consent.more' })}
            </Link>
          </p>
          <p>{`${intl.formatMessage({ id: 'consent.recipient' }, recipient)} ${intl.formatMessage({ id: 'consent.kept' }, { key: storageKeys.consent })}`}</p>
          <div className={styles.boxes}>
            {purposes.map((purpose) => (
              <Checkbox
                key={purpose}
                hint={intl.formatMessage({ id: `consent.${purpose}Hint` })}
                checked={wanted[purpose]}
                onChange={({ currentTarget }) => {
                  setTicked({ ...wanted, [purpose]: currentTarget.checked });
                }}
              >
                {intl.formatMessage({ id: `consent.${purpose}` })}
              </Checkbox>
            ))}
          </div>
          <div className={styles.answers}>
            {Object.entries(answers).map(([key, consent]) => (
              <Button
                key={key}
                variant="quiet"
                onClick={() => {
                  choose(consent);
                }}
              >
                {intl.formatMessage({ id: `consent.${key as keyof typeof answers}` })}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <Button
          variant="link"
          onClick={() => {
            setTicked(undefined);
            setChanging(true);
            stay();
          }}
        >
          {intl.formatMessage({ id: 'consent.change' })}
        </Button>
      )}
    </section>
  );
}
