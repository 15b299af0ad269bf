import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import {
  checkOrderStatusQuery,
  fetchOrderStatus,
  type OrderStatus,
  type OrderStatusOutcome,
  type OrderStatusQuery,
} from '@marehalm/checkout-domain';
import { hrefFor } from '@marehalm/shop';
import { Button, Link, Notice, TextField } from '@marehalm/ui';
import { useIsInBrowser } from '@marehalm/static-router/client';
import { configuration } from '../../config/configuration';
import { Texts } from '../../intl/messages';
import { usePageLocale } from '../../intl/page-locale';
import { FoundOrder } from './found-order';
import styles from './order-status.module.css';

type Mistakes = Readonly<Partial<Record<keyof OrderStatusQuery, string | undefined>>>;

/** A form for the number and email address of an order, and the status of the order that was found. */
export function OrderStatusQueryForm({ withdraw }: { withdraw: string }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const { search } = useLocation();
  // The link in the order mail has the number in its query, which is unknown when the page is prerendered.
  const linkedNumber = new URLSearchParams(useIsInBrowser() ? search : '').get('order') ?? '';
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Exclude<OrderStatusOutcome['kind'], 'found' | 'refused'>>();
  const [order, setOrder] = useState<OrderStatus>();
  const result = useRef<HTMLDivElement>(null);

  // The status is beside or below the form, so the focus moves there.
  useEffect(() => {
    if (order) result.current?.querySelector('h2')?.focus();
  }, [order]);

  const words = {
    'order-number-missing': intl.formatMessage({ id: 'orderStatus.numberMissing' }),
    'email-missing': intl.formatMessage({ id: 'newsletter.emailMissing' }),
    'email-malformed': intl.formatMessage({ id: 'newsletter.emailMalformed' }),
    'email-letter': intl.formatMessage({ id: 'newsletter.emailLetter' }),
  };
  const problems = {
    missing: intl.formatMessage({ id: 'orderStatus.missing' }),
    throttled: intl.formatMessage({ id: 'orderStatus.throttled' }),
    failed: intl.formatMessage({ id: 'newsletter.error' }),
  };

  /** Shows mistakes beside their fields and focuses the first one. Returns whether there are any. */
  const report = (form: HTMLFormElement, found: Mistakes): boolean => {
    setMistakes(found);
    const [first] = Object.keys(found);
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const query = { orderNumber: String(data.get('orderNumber')), email: String(data.get('email')) };
    const found = Object.entries(checkOrderStatusQuery(query)).map(([field, mistake]) => [
      field,
      words[mistake],
    ]);
    setProblem(undefined);
    setOrder(undefined);
    if (report(form, Object.fromEntries(found))) return;
    setAsking(true);
    const outcome = await fetchOrderStatus(query, locale, configuration.orderStatusUrl);
    setAsking(false);
    if (outcome.kind === 'found') setOrder(outcome.order);
    else if (outcome.kind === 'refused') report(form, outcome.errors);
    else setProblem(outcome.kind);
  };

  const fieldOf = (name: keyof OrderStatusQuery) => ({
    id: `${id}-${name}`,
    name,
    ...(mistakes[name]
      ? {
          error: mistakes[name],
          // The mistake disappears when the shopper edits the field.
          onChange: () => {
            setMistakes({ ...mistakes, [name]: undefined });
          },
        }
      : {}),
  });

  return (
    <div className={styles.columns}>
      <form
        data-replay=""
        className={styles.form}
        action={configuration.orderStatusUrl}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>{intl.formatMessage({ id: 'orderStatus.text' })}</p>
        <input type="hidden" name="locale" value={locale} />
        <TextField
          key={linkedNumber}
          {...fieldOf('orderNumber')}
          defaultValue={linkedNumber}
          label={intl.formatMessage({ id: 'orderStatus.number' })}
          hint={intl.formatMessage({ id: 'orderStatus.numberHint' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <TextField
          {...fieldOf('email')}
          type="email"
          label={intl.formatMessage({ id: 'newsletter.email' })}
          autoComplete="email"
        />
        {problem && <Notice tone="problem">{problems[problem]}</Notice>}
        <div>
          <Button
            type="submit"
            {...(isAsking ? { pending: intl.formatMessage({ id: 'orderStatus.working' }) } : {})}
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
                  <Texts>{content}</Texts>
                </Link>
              ),
            }}
          />
        </p>
      </form>
      <div ref={result} className={styles.result}>
        {order && <FoundOrder order={order} withdraw={withdraw} />}
      </div>
    </div>
  );
}
