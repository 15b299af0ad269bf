import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  checkEmail,
  sendStockAlert,
  type StockAlert,
  type StockAlertOutcome,
} from '@marehalm/checkout-domain';
import type { MarketId } from '@marehalm/shop';
import { Button, Link, Notice, StockAlertForm, TextField } from '@marehalm/ui';
import { fetchBotCheckToken } from '../../config/bot-check';
import { configuration } from '../../config/configuration';
import { usePageLocale } from '../../intl/page-locale';

export interface StockAlertProps {
  readonly sku: string;
  /** Label of the size, such as "30 ml". */
  readonly size: string;
  readonly market: MarketId;
  readonly policyPath: string;
}

/** Sends a request with a bot-check token. If the check fails, the request fails. */
async function checkAndSend(alert: StockAlert & { locale: string }): Promise<StockAlertOutcome> {
  try {
    const captchaToken = await fetchBotCheckToken('stock-alert');
    return await sendStockAlert(
      { ...alert, ...(captchaToken ? { captchaToken } : {}) },
      configuration.stockAlertsUrl,
    );
  } catch {
    return { kind: 'error' };
  }
}

/** A form for shoppers who want an email when a size is back in stock. */
export function StockAlertRequest({ sku, size, market, policyPath }: StockAlertProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const [mistake, setMistake] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<'success' | 'error'>();

  const words = {
    missing: intl.formatMessage({ id: 'newsletter.emailMissing' }),
    malformed: intl.formatMessage({ id: 'newsletter.emailMalformed' }),
    letter: intl.formatMessage({ id: 'newsletter.emailLetter' }),
  };
  const refuse = (form: HTMLFormElement, sentence: string) => {
    setMistake(sentence);
    form.querySelector<HTMLInputElement>('[name=email]')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    const found = checkEmail(email);
    setOutcome(undefined);
    setMistake(undefined);
    if (found) {
      refuse(form, words[found]);
      return;
    }
    setSending(true);
    const answer = await checkAndSend({ email, sku, market, locale });
    setSending(false);
    if (answer.kind === 'refused') {
      refuse(form, answer.error);
      return;
    }
    setOutcome(answer.kind);
    if (answer.kind === 'success') form.reset();
  };

  const outcomes = {
    success: { tone: 'success', text: intl.formatMessage({ id: 'stockAlert.success' }) },
    error: { tone: 'problem', text: intl.formatMessage({ id: 'newsletter.error' }) },
  } as const;
  const shown = outcome && outcomes[outcome];

  return (
    <StockAlertForm
      // Submitted before hydration, it is submitted again by this component, so that the shopper stays on the page.
      data-replay=""
      title={intl.formatMessage({ id: 'stockAlert.title' })}
      action={configuration.stockAlertsUrl}
      onSubmit={(event) => void submit(event)}
      field={
        <>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="market" value={market} />
          <input type="hidden" name="sku" value={sku} />
          <TextField
            id={`${id}-email`}
            name="email"
            type="email"
            label={intl.formatMessage({ id: 'newsletter.email' })}
            autoComplete="email"
            {...(mistake
              ? {
                  error: mistake,
                  // The mistake disappears when the shopper edits the field.
                  onChange: () => {
                    setMistake(undefined);
                  },
                }
              : {})}
          />
        </>
      }
      button={
        <Button
          type="submit"
          width="full"
          {...(isSending ? { pending: intl.formatMessage({ id: 'newsletter.sending' }) } : {})}
        >
          {intl.formatMessage({ id: 'stockAlert.submit' })}
        </Button>
      }
      note={
        <>
          <span>{`${intl.formatMessage({ id: 'stockAlert.note' }, { size })} `}</span>
          <Link href={policyPath}>{intl.formatMessage({ id: 'stockAlert.policy' })}</Link>
        </>
      }
      {...(shown ? { outcome: <Notice tone={shown.tone}>{shown.text}</Notice> } : {})}
    />
  );
}
