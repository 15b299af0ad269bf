import { useId } from 'react';
import { useIntl } from 'react-intl';
import { checkStockAlert, createStockAlertSender } from '@marehalm/checkout-domain';
import type { MarketId } from '@marehalm/shop';
import { Button, Link, Notice, StockAlertForm, TextField, usePostedForm } from '@marehalm/ui';
import { fetchBotCheckToken } from '../../config/bot-check';
import { configuration } from '../../config/public-configuration';
import { getEmailMistakeTexts } from '../../intl/email-mistake-texts';
import { usePageLocale } from '../../intl/page-locale';

export interface StockAlertProps {
  readonly sku: string;
  /** Label of the size, such as "30 ml". */
  readonly size: string;
  readonly market: MarketId;
  readonly policyPath: string;
}

const send = createStockAlertSender({
  endpoint: configuration.stockAlertsUrl,
  getToken: () => fetchBotCheckToken('stock-alert'),
});

/** A form for shoppers who want an email when a size is back in stock. */
export function StockAlertSignUp({ sku, size, market, policyPath }: StockAlertProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const texts = getEmailMistakeTexts(intl);
  const { field, isSending, answer, onSubmit } = usePostedForm({
    parse: (data) => ({ email: String(data.get('email') ?? '') }),
    check: checkStockAlert,
    textOf: (mistake) => texts[mistake],
    send: ({ email }) => send({ email, sku, market, locale }),
    isDone: ({ kind }) => kind === 'success',
  });

  const outcomes = {
    success: { tone: 'success', text: intl.formatMessage({ id: 'stockAlert.success' }) },
    error: { tone: 'problem', text: intl.formatMessage({ id: 'newsletter.error' }) },
  } as const;
  const shown = answer && answer.kind !== 'refused' ? outcomes[answer.kind] : undefined;

  return (
    <StockAlertForm
      // Submitted before hydration, it is submitted again by this component, so that the shopper stays on the page.
      data-replay=""
      title={intl.formatMessage({ id: 'stockAlert.title' })}
      action={configuration.stockAlertsUrl}
      onSubmit={onSubmit}
      field={
        <>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="market" value={market} />
          <input type="hidden" name="sku" value={sku} />
          <TextField
            id={`${id}-email`}
            {...field('email')}
            type="email"
            label={intl.formatMessage({ id: 'newsletter.email' })}
            autoComplete="email"
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
