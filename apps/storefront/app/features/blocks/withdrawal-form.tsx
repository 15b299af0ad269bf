import { useEffect, useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { formatDate } from '@marehalm/i18n-routing';
import {
  Button,
  Checkbox,
  FactList,
  FormErrorSummary,
  Heading,
  Notice,
  RadioGroup,
  TextArea,
  TextField,
} from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { currentMarket } from '../../shell/market';
import { useText } from '../../text';
import { configuration } from '../../wiring/configuration';
import styles from './blocks.module.css';
import {
  mistakesIn,
  readWithdrawal,
  sendWithdrawal,
  type Withdrawal,
  type WithdrawalField,
  withdrawalFields,
  withdrawalLengths,
} from './withdrawal';

type Step =
  | { readonly kind: 'stating' }
  | {
      readonly kind: 'reviewing';
      readonly withdrawal: Withdrawal;
      readonly work: 'nothing' | 'sending' | 'failed';
    }
  | {
      readonly kind: 'received';
      readonly withdrawal: Withdrawal;
      readonly reference: string;
      readonly receivedAt: string;
    };

type FieldErrors = Readonly<Partial<Record<WithdrawalField, string>>>;

/**
 * Withdrawing from a contract in two steps, the statement and its confirmation, then the receipt (Directive 2011/83/EU,
 * art. 11a). The fields stay in the page behind the review, so that nothing typed is lost on the way back.
 */
export function WithdrawalForm() {
  const t = useText();
  const locale = usePageLocale();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>({ kind: 'stating' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  // Nobody types what the shop has told or been told (WCAG 2.2, 3.3.7): mails and the account link here with the order's number.
  const { search } = useLocation();
  const asked = (new URLSearchParams(search).get('order') ?? '').slice(0, withdrawalLengths.orderNumber);
  const [typedNumber, setTypedNumber] = useState<string>();
  /** What was bought with an order, where the account tells it. */
  const [bought, setBought] = useState<{ readonly orderNumber: string; readonly goods: readonly string[] }>();
  const goods = bought?.orderNumber === (typedNumber ?? asked) ? bought.goods : [];

  useEffect(() => {
    let isStale = false;
    fillIn(form.current, 'orderNumber', asked);
    const market = currentMarket();
    const ask = async () => {
      // What asks the account is fetched for those who have one.
      if (!document.documentElement.dataset['accounts']?.split(' ').includes(market)) return;
      const { knownShopper } = await import('./known-shopper');
      const known = await knownShopper(asked, market, locale);
      if (!known || isStale) return;
      fillIn(form.current, 'name', known.name);
      fillIn(form.current, 'email', known.email);
      setBought({ orderNumber: asked, goods: known.goods });
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [asked, locale]);

  // The next step stands where the form was: whoever cannot see that hears its heading.
  useEffect(() => {
    if (step.kind !== 'stating') heading.current?.querySelector('h3')?.focus();
  }, [step.kind]);

  const idOf = (field: WithdrawalField) => `${id}-${field}`;
  const tell = (found: FieldErrors) => {
    setErrors(found);
    setAttempts((count) => count + 1);
  };

  const review = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // To a form, half a day is none.
    if (day.current?.validity.badInput) data.set('receivedOn', 'half a day');
    const withdrawal = readWithdrawal(data);
    const words = {
      'name-missing': t('withdrawal.nameMissing'),
      'email-missing': t('withdrawal.emailMissing'),
      'email-malformed': t('withdrawal.emailMalformed'),
      'order-number-missing': t('withdrawal.orderNumberMissing'),
      'goods-missing': t(goods.length > 0 ? 'withdrawal.goodsNotChosen' : 'withdrawal.goodsMissing'),
      'received-malformed': t('withdrawal.receivedMalformed'),
    };
    const mistakes = mistakesIn(withdrawal);
    tell(
      Object.fromEntries(
        withdrawalFields.flatMap((field) => {
          const mistake = mistakes[field];
          return mistake ? [[field, words[mistake]]] : [];
        }),
      ),
    );
    if (Object.keys(mistakes).length === 0) setStep({ kind: 'reviewing', withdrawal, work: 'nothing' });
  };

  const confirm = async (withdrawal: Withdrawal) => {
    setStep({ kind: 'reviewing', withdrawal, work: 'sending' });
    const statement =
      withdrawal.scope === 'goods'
        ? `${t('withdrawal.statementGoods')}\n${withdrawal.goods}`
        : t('withdrawal.statementOrder');
    const outcome = await sendWithdrawal(withdrawal, { statement, locale }, configuration.withdrawalsUrl);
    if (outcome.kind === 'received') setStep({ ...outcome, withdrawal });
    else if (outcome.kind === 'failed') setStep({ kind: 'reviewing', withdrawal, work: 'failed' });
    else {
      setStep({ kind: 'stating' });
      tell(outcome.errors);
    }
  };

  const change = () => {
    setStep({ kind: 'stating' });
    // Shown again first, or it could not take the focus.
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus());
  };

  const told = (name: WithdrawalField) => ({
    id: idOf(name),
    name,
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  const field = (name: keyof typeof withdrawalLengths) => ({
    ...told(name),
    maxLength: withdrawalLengths[name],
  });

  return (
    <div className={styles.withdrawal}>
      <form
        ref={form}
        className={styles.withdrawalForm}
        action={configuration.withdrawalsUrl}
        method="post"
        noValidate
        hidden={step.kind !== 'stating'}
        onSubmit={review}
      >
        <FormErrorSummary
          key={attempts}
          title={t('withdrawal.mistakes', { count: Object.keys(errors).length })}
          mistakes={withdrawalFields.flatMap((name) => {
            const message = errors[name];
            return message ? [{ fieldId: idOf(name), message }] : [];
          })}
        />
        <input type="hidden" name="locale" value={locale} />
        <TextField {...field('name')} label={t('withdrawal.name')} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t('withdrawal.email')}
          hint={t('withdrawal.emailReason')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('orderNumber')}
          label={t('withdrawal.orderNumber')}
          hint={t('withdrawal.orderNumberPlace')}
          autoComplete="off"
          onChange={(event) => setTypedNumber(event.currentTarget.value.trim())}
        />
        <RadioGroup
          legend={t('withdrawal.scope')}
          name="scope"
          defaultValue="order"
          options={[
            { value: 'order', label: t('withdrawal.scopeOrder') },
            { value: 'goods', label: t('withdrawal.scopeGoods') },
          ]}
        />
        <div className={styles.withdrawalGoods}>
          {goods.length > 0 && (
            <fieldset className={styles.withdrawalBought}>
              <legend>{t('withdrawal.goods')}</legend>
              {goods.map((line, index) => (
                <Checkbox
                  key={line}
                  name="goods"
                  value={line}
                  {...(index === 0 ? { id: idOf('goods'), error: errors.goods } : {})}
                >
                  {line}
                </Checkbox>
              ))}
            </fieldset>
          )}
          {goods.length > 0 ? (
            <TextArea
              name="goods"
              maxLength={withdrawalLengths.goods}
              label={t('withdrawal.goodsMore')}
              optional={t('withdrawal.optional')}
              hint={t('withdrawal.goodsMoreHint')}
            />
          ) : (
            <TextArea {...field('goods')} label={t('withdrawal.goods')} hint={t('withdrawal.goodsHint')} />
          )}
        </div>
        <TextField
          {...told('receivedOn')}
          ref={day}
          type="date"
          label={t('withdrawal.receivedOn')}
          optional={t('withdrawal.optional')}
        />
        <div>
          <Button type="submit">{t('withdrawal.toReview')}</Button>
        </div>
      </form>
      {step.kind === 'reviewing' && (
        <div ref={heading} className={styles.withdrawalForm}>
          <Heading level={3} size="title" tabIndex={-1}>
            {t('withdrawal.review')}
          </Heading>
          <p>{t('withdrawal.reviewText')}</p>
          <Facts withdrawal={step.withdrawal} />
          {step.work === 'failed' && <Notice tone="problem">{t('withdrawal.failed')}</Notice>}
          <div className={styles.withdrawalButtons}>
            <Button
              {...(step.work === 'sending' ? { pending: t('withdrawal.sending') } : {})}
              onClick={() => void confirm(step.withdrawal)}
            >
              {t('withdrawal.confirm')}
            </Button>
            {step.work !== 'sending' && (
              <Button variant="link" onClick={change}>
                {t('withdrawal.change')}
              </Button>
            )}
          </div>
        </div>
      )}
      {step.kind === 'received' && (
        <div ref={heading} className={styles.withdrawalForm}>
          <Heading level={3} size="title" tabIndex={-1}>
            {t('withdrawal.received')}
          </Heading>
          <Notice tone="success">{t('withdrawal.receiptSent', { email: step.withdrawal.email })}</Notice>
          <Facts
            withdrawal={step.withdrawal}
            before={[
              { term: t('withdrawal.reference'), text: step.reference },
              {
                term: t('withdrawal.receivedAt'),
                text: t('withdrawal.dateAndTime', {
                  date: formatDate(step.receivedAt, locale),
                  time: danishTime(step.receivedAt, locale),
                }),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** Writes into an empty field. Whoever stands in it meanwhile types over that, as after the tab key. */
function fillIn(form: HTMLFormElement | null, name: WithdrawalField, value: string): void {
  const field = form?.elements.namedItem(name);
  if (value === '' || !(field instanceof HTMLInputElement) || field.value !== '') return;
  field.value = value;
  if (document.activeElement === field) field.select();
}

/** What was stated, as the review and the receipt repeat it. */
function Facts({
  withdrawal,
  before = [],
}: {
  withdrawal: Withdrawal;
  before?: ComponentProps<typeof FactList>['facts'];
}) {
  const t = useText();
  const locale = usePageLocale();
  const { name, email, orderNumber, scope, goods, receivedOn } = withdrawal;
  return (
    <FactList
      facts={[
        ...before,
        { term: t('withdrawal.name'), text: name },
        { term: t('withdrawal.email'), text: email },
        { term: t('withdrawal.orderNumber'), text: orderNumber },
        {
          term: t('withdrawal.scope'),
          text:
            scope === 'goods' ? (
              <span className={styles.withdrawalText}>{goods}</span>
            ) : (
              t('withdrawal.scopeOrder')
            ),
        },
        ...(receivedOn ? [{ term: t('withdrawal.receivedOn'), text: formatDate(receivedOn, locale) }] : []),
      ]}
    />
  );
}

/** Drawn in the browser alone, so its own words for a time can differ from nobody's. */
function danishTime(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'da' ? 'da-DK' : 'en-GB', {
    timeStyle: 'short',
    timeZone: 'Europe/Copenhagen',
  }).format(new Date(instant));
}
