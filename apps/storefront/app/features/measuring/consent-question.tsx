import { useId, useRef, useState } from 'react';
import { noConsent, writeConsent, type Consent } from '@marehalm/analytics';
import { hrefFor } from '@marehalm/i18n-routing';
import { Button, Checkbox, Heading, Link } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import styles from './consent-question.module.css';

const everything: Consent = { statistics: true, marketing: true };

export interface ConsentQuestionProps {
  /** What was chosen before. */
  readonly known: Consent | undefined;
  readonly onChoose: (consent: Consent) => void;
}

/**
 * Asks at the end of the page whether visits may be measured, and is where the answer is changed: it covers nothing, and a shopper
 * who passes it by is not measured. No is as near as yes, each purpose has a box of its own, and none is ticked beforehand.
 */
export function ConsentQuestion({ known, onChoose }: ConsentQuestionProps) {
  const t = useText();
  const locale = usePageLocale();
  const id = useId();
  const [choice, setChoice] = useState(known);
  const [isAsking, setAsking] = useState(!known);
  const [wanted, setWanted] = useState(known ?? noConsent);
  const section = useRef<HTMLElement>(null);
  // What was pressed is gone: the focus stays where it was said.
  const stay = () => requestAnimationFrame(() => section.current?.focus({ preventScroll: true }));
  const choose = (consent: Consent) => {
    writeConsent(() => window.localStorage, consent, Date.now());
    onChoose(consent);
    setChoice(consent);
    setWanted(consent);
    setAsking(false);
    stay();
  };
  const boxes = ['statistics', 'marketing'] as const;
  return (
    <section ref={section} className={styles.question} aria-labelledby={id} tabIndex={-1}>
      <Heading level={2} size="s" id={id}>
        {t('consent.title')}
      </Heading>
      <p role="status">
        {!isAsking && choice
          ? t(choice.statistics || choice.marketing ? 'consent.given' : 'consent.refused')
          : ''}
      </p>
      {isAsking ? (
        <>
          <p>
            {t('consent.text')}{' '}
            <Link href={hrefFor('about', locale, { slug: 'cookies' })}>{t('consent.more')}</Link>
          </p>
          <div className={styles.boxes}>
            {boxes.map((purpose) => (
              <Checkbox
                key={purpose}
                hint={t(`consent.${purpose}Hint`)}
                checked={wanted[purpose]}
                onChange={({ currentTarget }) => {
                  setWanted({ ...wanted, [purpose]: currentTarget.checked });
                }}
              >
                {t(`consent.${purpose}`)}
              </Checkbox>
            ))}
          </div>
          <div className={styles.answers}>
            <Button
              variant="quiet"
              onClick={() => {
                choose(noConsent);
              }}
            >
              {t('consent.rejectAll')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                choose(everything);
              }}
            >
              {t('consent.acceptAll')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                choose(wanted);
              }}
            >
              {t('consent.save')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="link"
          onClick={() => {
            setAsking(true);
            stay();
          }}
        >
          {t('consent.change')}
        </Button>
      )}
    </section>
  );
}
