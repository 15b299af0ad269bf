import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  checkNewsletterSignUp,
  createNewsletterSender,
  type NewsletterField,
} from '@marehalm/checkout-domain';
import { Button, Checkbox, Link, NewsletterForm, Notice, TextField } from '@marehalm/ui';
import { fetchBotCheckToken } from '../../config/bot-check';
import { configuration } from '../../config/configuration';
import { usePageLocale } from '../../intl/page-locale';

type FieldErrors = Partial<Record<NewsletterField, string | undefined>>;

/** The club: idle, sending, then success, duplicate or error (specification, sections 4 and 8). */
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
  const [mistakes, setMistakes] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<'success' | 'duplicate' | 'error'>();
  const [send] = useState(() =>
    createNewsletterSender({
      endpoint: configuration.newsletterUrl,
      getToken: () => fetchBotCheckToken('newsletter'),
    }),
  );

  const words = {
    'name-missing': intl.formatMessage({ id: 'newsletter.nameMissing' }),
    'email-missing': intl.formatMessage({ id: 'newsletter.emailMissing' }),
    'email-malformed': intl.formatMessage({ id: 'newsletter.emailMalformed' }),
    'email-letter': intl.formatMessage({ id: 'newsletter.emailLetter' }),
    'policy-not-accepted': intl.formatMessage({ id: 'newsletter.policyNotAccepted' }),
  };
  const fieldOf = (field: NewsletterField) => {
    const mistake = mistakes[field];
    // A mistake is shown until the field changes, and again after the next attempt.
    const mended = () => {
      setMistakes({ ...mistakes, [field]: undefined });
    };
    return { name: field, ...(mistake ? { error: mistake, onChange: mended } : {}) };
  };

  /** Shows mistakes at their fields and focuses the first one. Returns whether there are any. */
  const tell = (form: HTMLFormElement, found: FieldErrors): boolean => {
    setMistakes(found);
    const [first] = Object.keys(found);
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const signUp = {
      name: String(data.get('name') ?? ''),
      email: String(data.get('email') ?? ''),
      acceptsPolicy: data.get('acceptsPolicy') === 'on',
    };
    const found = Object.entries(checkNewsletterSignUp(signUp)).map(([field, mistake]) => [
      field,
      words[mistake],
    ]);
    setOutcome(undefined);
    if (tell(form, Object.fromEntries(found))) return;
    setSending(true);
    const answer = await send({ ...signUp, locale });
    setSending(false);
    if (answer.kind === 'refused') {
      tell(form, answer.errors);
      return;
    }
    setOutcome(answer.kind);
    if (answer.kind === 'success') form.reset();
  };

  const outcomes = {
    success: { tone: 'success', text: intl.formatMessage({ id: 'newsletter.success' }) },
    duplicate: { tone: 'info', text: intl.formatMessage({ id: 'newsletter.duplicate' }) },
    error: { tone: 'problem', text: intl.formatMessage({ id: 'newsletter.error' }) },
  } as const;
  const shown = outcome && outcomes[outcome];

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
      onSubmit={(event) => void submit(event)}
      fields={
        <>
          <input type="hidden" name="locale" value={locale} />
          <TextField
            id={`${id}-name`}
            label={intl.formatMessage({ id: 'newsletter.name' })}
            autoComplete="given-name"
            {...fieldOf('name')}
          />
          <TextField
            id={`${id}-email`}
            type="email"
            label={intl.formatMessage({ id: 'newsletter.email' })}
            autoComplete="email"
            {...fieldOf('email')}
          />
        </>
      }
      consent={
        <Checkbox aria-required {...fieldOf('acceptsPolicy')}>
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
