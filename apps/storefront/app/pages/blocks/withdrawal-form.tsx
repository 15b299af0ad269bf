import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import {
  checkWithdrawal,
  createWithdrawalDrafts,
  parseWithdrawal,
  sendWithdrawal,
  type Withdrawal,
  type WithdrawalField,
  withdrawalFields,
  MAX_WITHDRAWAL_LENGTHS,
} from '@marehalm/checkout-domain';
import { storageKeys } from '@marehalm/shop';
import { Button, Checkbox, RadioGroup, TextArea, TextField, useFormErrors } from '@marehalm/ui';
import { useIsInBrowser } from '@marehalm/static-router/client';
import { usePageLocale } from '../../intl/page-locale';
import { currentMarket } from '../../session/market';
import { useSharedQuery } from '../../session/use-shared-query';
import { configuration } from '../../config/configuration';
import styles from './blocks.module.css';
import { fillIn, fillInAll, startAnew, tickNamed } from './withdrawal-fields';
import { withdrawalMistakeTexts } from './withdrawal-mistake-texts';
import { WithdrawalReceipt, WithdrawalReview, type WithdrawalWork, type Withdrawn } from './withdrawal-steps';

/** The steps as entries of the history name them; the receipt stands where the review was. */
const STATEMENT = '#statement';
const REVIEW = '#review';

const drafts = createWithdrawalDrafts({ source: () => window.sessionStorage, key: storageKeys.withdrawal });

/**
 * Withdrawing from a contract in two steps, the statement and its confirmation, then the receipt (Directive 2011/83/EU,
 * art. 11a). The fields stay in the page behind the review, and the tab keeps what is in them: nothing typed is lost on the
 * way back, nor by a reload.
 */
export function WithdrawalForm() {
  const intl = useIntl();
  const locale = usePageLocale();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [work, setWork] = useState<WithdrawalWork>('nothing');
  const [receipt, setReceipt] = useState<Withdrawn>();
  // Redundant entry (WCAG 2.2, 3.3.7): links in mails and in the account have the order number in the URL.
  useSharedQuery();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = (new URLSearchParams(search).get('order') ?? '').slice(0, MAX_WITHDRAWAL_LENGTHS.orderNumber);
  // The page is built without what this tab keeps.
  const isInBrowser = useIsInBrowser();
  const kept = useMemo(() => (isInBrowser ? drafts.load(asked) : undefined), [isInBrowser, asked]);
  const [written, setWritten] = useState<Withdrawal>();
  const withdrawal = written ?? kept;
  const isWhole = withdrawal !== undefined && Object.keys(checkWithdrawal(withdrawal)).length === 0;
  const [place, setPlace] = useState('');
  // A jump to another part of the page, such as by the skip link, does not change the step.
  if (hash !== place && ['', STATEMENT, REVIEW].includes(hash)) setPlace(hash);
  const step = place !== REVIEW ? 'stating' : receipt ? 'received' : isWhole ? 'reviewing' : 'stating';
  /** What was bought with an order, where the account tells it. */
  const [bought, setBought] = useState<{ readonly orderNumber: string; readonly goods: readonly string[] }>();
  const goods = bought?.orderNumber === (withdrawal?.orderNumber ?? asked) ? bought.goods : [];
  const isChosen = goods.length > 0;

  useEffect(() => {
    if (!isInBrowser || !form.current) return;
    if (kept) fillInAll(form.current, kept);
    else fillIn(form.current, 'orderNumber', asked);
  }, [isInBrowser, kept, asked]);

  useEffect(() => {
    let isStale = false;
    const market = currentMarket();
    const ask = async () => {
      // What asks the account is fetched for those who have one.
      if (!document.documentElement.dataset['accounts']?.split(' ').includes(market)) return;
      const { readKnownShopper } = await import('./known-shopper');
      const known = await readKnownShopper(asked, market, locale);
      if (!known || isStale || !form.current) return;
      fillIn(form.current, 'name', known.name);
      fillIn(form.current, 'email', known.email);
      setBought({ orderNumber: asked, goods: known.goods });
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [asked, locale]);

  useEffect(() => {
    if (isChosen && form.current) tickNamed(form.current);
  }, [isChosen]);

  // The next step replaces the form in place, so the focus moves to its start for shoppers who cannot see the change.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === 'stating') form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
    else heading.current?.querySelector('h3')?.focus();
  }, [step]);

  // An address that names a review where there is none leads to the form.
  const isAhead = isInBrowser && hash === REVIEW && step === 'stating';
  useEffect(() => {
    if (isAhead) void navigate({ search, hash: STATEMENT }, { replace: true });
  }, [isAhead, search, navigate]);

  const idOf = (field: WithdrawalField) => `${id}-${field}`;
  const texts: Readonly<Partial<Record<string, string>>> = withdrawalMistakeTexts(intl, isChosen);
  const { errors, summary, attempt } = useFormErrors<WithdrawalField, string>({
    fields: withdrawalFields,
    idOf,
    // The service says in words what it refuses.
    textOf: (_field, mistake) => texts[mistake] ?? mistake,
    titleOf: (count) => intl.formatMessage({ id: 'withdrawal.mistakes' }, { count }),
  });

  /** Goes to a step at once. Nowhere, if the shopper has left the page meanwhile. */
  const goTo = (next: typeof STATEMENT | typeof REVIEW) => {
    if (form.current && window.location.hash !== next)
      void navigate({ search, hash: next }, { flushSync: true });
  };

  const keep = (from: HTMLFormElement): Withdrawal => {
    const data = new FormData(from);
    // To a form, half a day is none.
    if (day.current?.validity.badInput) data.set('receivedOn', 'half a day');
    const now = parseWithdrawal(data);
    drafts.save(asked, now);
    setWritten(now);
    return now;
  };

  const review = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!attempt(checkWithdrawal(keep(event.currentTarget)))) return;
    setReceipt(undefined);
    setWork('nothing');
    // Every entry of the history names its step: a way back that leaves no hash would ask for the page's data once more.
    if (hash !== STATEMENT) void navigate({ search, hash: STATEMENT }, { replace: true });
    goTo(REVIEW);
  };

  const confirm = async (confirmed: Withdrawal) => {
    setWork('sending');
    const statement =
      confirmed.scope === 'goods'
        ? `${intl.formatMessage({ id: 'withdrawal.statementGoods' })}\n${confirmed.goods}`
        : intl.formatMessage({ id: 'withdrawal.statementOrder' });
    const outcome = await sendWithdrawal(confirmed, { statement, locale }, configuration.withdrawalsUrl);
    setWork(outcome.kind === 'failed' || outcome.kind === 'throttled' ? outcome.kind : 'nothing');
    if (outcome.kind === 'received') {
      drafts.remove(asked);
      setReceipt({ ...outcome, withdrawal: confirmed });
      goTo(REVIEW);
      if (form.current) setWritten(startAnew(form.current, confirmed));
    } else if (outcome.kind === 'refused') {
      goTo(STATEMENT);
      attempt(outcome.errors);
    }
  };

  const errorProps = (name: WithdrawalField) => ({
    id: idOf(name),
    name,
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  const field = (name: keyof typeof MAX_WITHDRAWAL_LENGTHS) => ({
    ...errorProps(name),
    maxLength: MAX_WITHDRAWAL_LENGTHS[name],
  });

  return (
    <div className={styles.withdrawal}>
      <form
        ref={form}
        className={styles.withdrawalForm}
        action={configuration.withdrawalsUrl}
        method="post"
        noValidate
        hidden={step !== 'stating'}
        onSubmit={review}
        onChange={(event) => keep(event.currentTarget)}
      >
        {summary}
        <input type="hidden" name="locale" value={locale} />
        <TextField
          {...field('name')}
          label={intl.formatMessage({ id: 'withdrawal.name' })}
          autoComplete="name"
        />
        <TextField
          {...field('email')}
          label={intl.formatMessage({ id: 'withdrawal.email' })}
          hint={intl.formatMessage({ id: 'withdrawal.emailReason' })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('orderNumber')}
          label={intl.formatMessage({ id: 'withdrawal.orderNumber' })}
          hint={intl.formatMessage({ id: 'withdrawal.orderNumberPlace' })}
          autoComplete="off"
        />
        <RadioGroup
          legend={intl.formatMessage({ id: 'withdrawal.scope' })}
          name="scope"
          defaultValue="order"
          options={[
            { value: 'order', label: intl.formatMessage({ id: 'withdrawal.scopeOrder' }) },
            { value: 'goods', label: intl.formatMessage({ id: 'withdrawal.scopeGoods' }) },
          ]}
        />
        <div className={styles.withdrawalGoods}>
          {isChosen && (
            <fieldset className={styles.withdrawalBought}>
              <legend>{intl.formatMessage({ id: 'withdrawal.goods' })}</legend>
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
          {isChosen ? (
            <TextArea
              name="goods"
              maxLength={MAX_WITHDRAWAL_LENGTHS.goods}
              label={intl.formatMessage({ id: 'withdrawal.goodsMore' })}
              optional={intl.formatMessage({ id: 'withdrawal.optional' })}
              hint={intl.formatMessage({ id: 'withdrawal.goodsMoreHint' })}
            />
          ) : (
            <TextArea
              {...field('goods')}
              label={intl.formatMessage({ id: 'withdrawal.goods' })}
              hint={intl.formatMessage({ id: 'withdrawal.goodsHint' })}
            />
          )}
        </div>
        <TextField
          {...errorProps('receivedOn')}
          ref={day}
          type="date"
          label={intl.formatMessage({ id: 'withdrawal.receivedOn' })}
          optional={intl.formatMessage({ id: 'withdrawal.optional' })}
        />
        <div>
          <Button type="submit">{intl.formatMessage({ id: 'withdrawal.toReview' })}</Button>
        </div>
      </form>
      {step === 'reviewing' && withdrawal && (
        <div ref={heading} id={REVIEW.slice(1)} className={styles.withdrawalForm}>
          <WithdrawalReview
            withdrawal={withdrawal}
            work={work}
            onConfirm={() => void confirm(withdrawal)}
            onChange={() => goTo(STATEMENT)}
          />
        </div>
      )}
      {step === 'received' && receipt && (
        <div ref={heading} id={REVIEW.slice(1)} className={styles.withdrawalForm}>
          <WithdrawalReceipt receipt={receipt} />
        </div>
      )}
    </div>
  );
}
