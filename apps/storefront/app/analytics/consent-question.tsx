import { useIntl } from 'react-intl';
import { useStore, type StoreApi } from 'zustand';
import type { Consent } from '@marehalm/analytics';
import { hrefFor, storageKeys } from '@marehalm/shop';
import { ConsentForm, Link } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';

const purposes = ['statistics', 'marketing'] as const;

/** Props of {@link ConsentQuestion}. */
export interface ConsentQuestionProps {
  /** The recipients of analytics data: the tag manager's container with its host, and the host of the search service. */
  readonly recipient: { readonly id: string; readonly host: string; readonly search: string };
  /** The current consent, including an answer in another tab. */
  readonly answer: StoreApi<{ readonly consent: Consent | undefined }>;
  /** Stores the choice and applies it. */
  readonly onChoose: (consent: Consent) => void;
}

/** Asks for consent to analytics. Without an answer, visits are not measured. */
export function ConsentQuestion({ recipient, answer, onChoose }: ConsentQuestionProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const choice = useStore(answer, ({ consent }) => consent);
  const isGiven = choice?.statistics || choice?.marketing;
  return (
    <ConsentForm
      title={intl.formatMessage({ id: 'consent.title' })}
      purposes={purposes.map((id) => ({
        id,
        label: intl.formatMessage({ id: `consent.${id}` }),
        hint: intl.formatMessage({ id: `consent.${id}Hint` }),
      }))}
      choice={choice}
      onChoose={onChoose}
      answeredText={intl.formatMessage({ id: isGiven ? 'consent.given' : 'consent.refused' })}
      rejectText={intl.formatMessage({ id: 'consent.rejectAll' })}
      acceptText={intl.formatMessage({ id: 'consent.acceptAll' })}
      saveText={intl.formatMessage({ id: 'consent.save' })}
      changeText={intl.formatMessage({ id: 'consent.change' })}
    >
      <p>
        <span>{`${intl.formatMessage({ id: 'consent.text' })} `}</span>
        <Link href={hrefFor('about', locale, { slug: 'cookies' })}>
          {intl.formatMessage({ id: 'consent.more' })}
        </Link>
      </p>
      <p>{`${intl.formatMessage({ id: 'consent.recipient' }, recipient)} ${intl.formatMessage({ id: 'consent.kept' }, { key: storageKeys.consent })}`}</p>
    </ConsentForm>
  );
}
