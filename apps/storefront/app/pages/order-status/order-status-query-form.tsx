import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { checkOrderStatusQuery, fetchOrderStatus } from '@marehalm/checkout-domain';
import { hrefFor } from '@marehalm/shop';
import { Button, Link, Notice, TextField, usePostedForm } from '@marehalm/ui';
import { useIsHydrated } from '@marehalm/static-router/client';
import { configuration } from '../../config/public-configuration';
import { getEmailMistakeTexts } from '../../intl/email-mistake-texts';
import { SpanWrappedText } from '../../intl/messages';
import { usePageLocale } from '../../intl/page-locale';
import { OrderStatusResult } from './order-status-result';
import styles from './order-status.module.css';

/** A form for the number and email address of an order, and the status of the order that was found. */
export function OrderStatusQueryForm({ withdraw }: { withdraw: string }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const { search } = useLocation();
  // The link in the order mail has the number in its query, which is unknown when the page is prerendered.
  const linkedNumber = new URLSearchParams(useIsHydrated() ? search : '').get('order') ?? '';
  const result = useRef<HTMLDivElement>(null);
  const texts = {
    'order-number-missing': intl.formatMessage({ id: 'orderStatus.numberMissing' }),
    ...getEmailMistakeTexts(intl),
  };
  const problems = {
    missing: intl.formatMessage({ id: 'orderStatus.missing' }),
    throttled: intl.formatMessage({ id: 'orderStatus.throttled' }),
    failed: intl.formatMessage({ id: 'newsletter.error' }),
  };
  const { field, isSending, answer, onSubmit } = usePostedForm({
    parse: (data) => ({ orderNumber: String(data.get('orderNumber')), email: String(data.get('email')) }),
    check: checkOrderStatusQuery,
    textOf: (mistake) => texts[mistake],
    send: (query) => fetchOrderStatus(query, locale, configuration.orderStatusUrl),
  });
  const order = answer?.kind === 'found' ? answer.order : undefined;
  const problem = answer && answer.kind !== 'found' && answer.kind !== 'refused' ? answer.kind : undefined;

  // The status is beside or below the form, so the focus moves there.
  useEffect(() => {
    if (order) result.current?.querySelector('h2')?.focus();
  }, [order]);

  return (
    <div className={styles.columns}>
      <form
        data-replay=""
        className={styles.form}
        action={configuration.orderStatusUrl}
        method="post"
        noValidate
        onSubmit={onSubmit}
      >
        <p>{intl.formatMessage({ id: 'orderStatus.text' })}</p>
        <input type="hidden" name="locale" value={locale} />
        <TextField
          key={linkedNumber}
          {...field('orderNumber')}
          id={`${id}-orderNumber`}
          defaultValue={linkedNumber}
          label={intl.formatMessage({ id: 'orderStatus.number' })}
          hint={intl.formatMessage({ id: 'orderStatus.numberHint' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <TextField
          {...field('email')}
          id={`${id}-email`}
          type="email"
          label={intl.formatMessage({ id: 'newsletter.email' })}
          autoComplete="email"
        />
        {problem && <Notice tone="problem">{problems[problem]}</Notice>}
        <div>
          <Button
            type="submit"
            {...(isSending ? { pending: intl.formatMessage({ id: 'orderStatus.working' }) } : {})}
          >
            {intl.formatMessage({ id: 'orderStatus.submit' })}
          </Button>
        </div>
        <p className={styles.account}>
          <FormattedMessage
            id="orderStatus.account"
            values={{
              login: (content: ReactNode) => (
                <Link href={hrefFor('accountLogin', locale)}>
                  <SpanWrappedText>{content}</SpanWrappedText>
                </Link>
              ),
            }}
          />
        </p>
      </form>
      <div ref={result} className={styles.result}>
        {order && <OrderStatusResult order={order} withdraw={withdraw} />}
      </div>
    </div>
  );
}
