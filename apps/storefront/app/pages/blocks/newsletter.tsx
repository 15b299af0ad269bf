import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { checkNewsletterSignUp, createNewsletterSender } from '@marehalm/checkout-domain';
import { Button, Checkbox, Link, NewsletterForm, Notice, TextField, usePostedForm } from '@marehalm/ui';
import { fetchBotCheckToken } from '../../config/bot-check';
import { configuration } from '../../config/public-configuration';
import { getEmailMistakeTexts } from '../../intl/email-mistake-texts';
import { usePageLocale } from '../../intl/page-locale';

/** Renders the newsletter sign-up form with its results: success, already subscribed, or an error. */
export function Newsletter({
  title,
  text,
  note,
  policyPath,
}: {
  title: string;
  text: string;
  note: string;
  policyPath: string;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const [send] = useState(() =>
    createNewsletterSender({
      endpoint: configuration.newsletterUrl,
      getToken: () => fetchBotCheckToken('newsletter'),
    }),
  );
  const texts = {
    'name-missing': intl.formatMessage({ id: 'newsletter.nameMissing' }),
    ...getEmailMistakeTexts(intl),
    'policy-not-accepted': intl.formatMessage({ id: 'newsletter.policyNotAccepted' }),
  };
  const { field, isSending, answer, onSubmit } = usePostedForm({
    parse: (data) => ({
      name: String(data.get('name') ?? ''),
      email: String(data.get('email') ?? ''),
      acceptsPolicy: data.get('acceptsPolicy') === 'on',
    }),
    check: checkNewsletterSignUp,
    textOf: (mistake) => texts[mistake],
    send: (signUp) => send({ ...signUp, locale }),
    isDone: ({ kind }) => kind === 'success',
  });

  const outcomes = {
    success: { tone: 'success', text: intl.formatMessage({ id: 'newsletter.success' }) },
    duplicate: { tone: 'info', text: intl.formatMessage({ id: 'newsletter.duplicate' }) },
    error: { tone: 'problem', text: intl.formatMessage({ id: 'newsletter.error' }) },
  } as const;
  const shown = answer && answer.kind !== 'refused' ? outcomes[answer.kind] : undefined;

  return (
    <NewsletterForm
      // If the form is submitted before its code has loaded, the code submits it, and the shopper stays on the page.
      data-replay=""
      title={title}
      text={
        <>
          <p>{text}</p>
          <p>{note}</p>
        </>
      }
      action={configuration.newsletterUrl}
      onSubmit={onSubmit}
      fields={
        <>
          <input type="hidden" name="locale" value={locale} />
          <TextField
            id={`${id}-name`}
            label={intl.formatMessage({ id: 'newsletter.name' })}
            autoComplete="given-name"
            {...field('name')}
          />
          <TextField
            id={`${id}-email`}
            type="email"
            label={intl.formatMessage({ id: 'newsletter.email' })}
            autoComplete="email"
            {...field('email')}
          />
        </>
      }
      consent={
        <Checkbox aria-required {...field('acceptsPolicy')}>
          <span>{`${intl.formatMessage({ id: 'newsletter.accept' })} `}</span>
          <Link href={policyPath}>{intl.formatMessage({ id: 'newsletter.policy' })}</Link>
        </Checkbox>
      }
      button={
        <Button
          type="submit"
          {...(isSending ? { pending: intl.formatMessage({ id: 'newsletter.sending' }) } : {})}
        >
          {intl.formatMessage({ id: 'newsletter.submit' })}
        </Button>
      }
      {...(shown ? { outcome: <Notice tone={shown.tone}>{shown.text}</Notice> } : {})}
    />
  );
}
