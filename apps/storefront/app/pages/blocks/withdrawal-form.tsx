import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import {
  checkWithdrawal,
  createWithdrawalDraftStorage,
  parseWithdrawal,
  sendWithdrawal,
  type Withdrawal,
  type WithdrawalField,
  withdrawalFields,
  MAX_WITHDRAWAL_LENGTHS,
} from '@marehalm/checkout-domain';
import { brand, type LocaleCode, locales, storageKeys } from '@marehalm/shop';
import {
  selectPartialWithdrawal,
  fillEmptyWithdrawalFields,
  tickGoodsNamedInText,
  useFormErrors,
  WithdrawalForm as Form,
  WithdrawalReceipt,
  WithdrawalReview,
} from '@marehalm/ui';
import { useIsHydrated } from '@marehalm/static-router/client';
import { usePageLocale } from '../../intl/page-locale';
import { useFormat } from '../../intl/use-format';
import { getCurrentMarket } from '../../session/market';
import { useKeepQueryOnLocaleSwitch } from '../../session/use-keep-query-on-locale-switch';
import { configuration } from '../../config/public-configuration';
import styles from './blocks.module.css';
import { getWithdrawalTexts } from './withdrawal-texts';

/** The progress of a confirmed withdrawal, or the reason for its failure. */
type Status = 'nothing' | 'sending' | 'failed' | 'throttled';

/** A withdrawal that the service has received. */
interface Received {
  readonly withdrawal: Withdrawal;
  readonly reference: string;
  /** ISO instant. */
  readonly receivedAt: string;
}

/** Hashes of the steps in the history. The receipt replaces the review. */
const STATEMENT = '#statement';
const REVIEW = '#review';

const drafts = createWithdrawalDraftStorage({
  source: () => window.sessionStorage,
  key: storageKeys.withdrawalDraftPrefix,
});

/**
 * Withdrawal from a contract in two steps, statement and confirmation, followed by the receipt (Directive 2011/83/EU, art. 11a).
 * The fields stay in the page behind the review, and the tab stores their values, so that nothing is lost by going back or
 * reloading.
 */
export function WithdrawalForm() {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [work, setWork] = useState<Status>('nothing');
  const [receipt, setReceipt] = useState<Received>();
  // Redundant entry (WCAG 2.2, 3.3.7): links in mails and in the account have the order number in the URL.
  useKeepQueryOnLocaleSwitch();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = (new URLSearchParams(search).get('order') ?? '').slice(0, MAX_WITHDRAWAL_LENGTHS.orderNumber);
  // The prerendered page does not know the stored values.
  const isInBrowser = useIsHydrated();
  const kept = useMemo(() => (isInBrowser ? drafts.load(asked) : undefined), [isInBrowser, asked]);
  const [written, setWritten] = useState<Withdrawal>();
  const withdrawal = written ?? kept;
  const isWhole = withdrawal !== undefined && Object.keys(checkWithdrawal(withdrawal)).length === 0;
  const [place, setPlace] = useState('');
  // A jump to another part of the page, such as by the skip link, does not change the step.
  if (hash !== place && ['', STATEMENT, REVIEW].includes(hash)) setPlace(hash);
  const step = place !== REVIEW ? 'stating' : receipt ? 'received' : isWhole ? 'reviewing' : 'stating';
  /** The goods of an order, if the account knows them. */
  const [bought, setBought] = useState<{ readonly orderNumber: string; readonly goods: readonly string[] }>();
  const goods = bought?.orderNumber === (withdrawal?.orderNumber ?? asked) ? bought.goods : [];
  const isChosen = goods.length > 0;

  useEffect(() => {
    if (!isInBrowser || !form.current) return;
    const { scope, ...texts }: Partial<Withdrawal> = kept ?? { orderNumber: asked };
    fillEmptyWithdrawalFields(form.current, texts);
    if (scope === 'goods') selectPartialWithdrawal(form.current);
  }, [isInBrowser, kept, asked]);

  useEffect(() => {
    let isStale = false;
    const market = getCurrentMarket();
    const ask = async () => {
      // The code that asks the account loads only for customers.
      if (!document.documentElement.dataset['accounts']?.split(' ').includes(market)) return;
      const { fetchWithdrawalPrefill } = await import('./fetch-withdrawal-prefill');
      const known = await fetchWithdrawalPrefill(asked, market, locale);
      if (!known || isStale || !form.current) return;
      fillEmptyWithdrawalFields(form.current, { name: known.name, email: known.email });
      setBought({ orderNumber: asked, goods: known.goods });
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [asked, locale]);

  useEffect(() => {
    if (isChosen && form.current) tickGoodsNamedInText(form.current);
  }, [isChosen]);

  // The next step replaces the form in place, so the focus moves to its start for shoppers who cannot see the change.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === 'stating') form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
    else heading.current?.querySelector('h3')?.focus();
  }, [step]);

  // A URL of a review without a statement shows the form.
  const isAhead = isInBrowser && hash === REVIEW && step === 'stating';
  useEffect(() => {
    if (isAhead) void navigate({ search, hash: STATEMENT }, { replace: true });
  }, [isAhead, search, navigate]);

  const texts = getWithdrawalTexts(intl, isChosen);
  const { errors, summary, attempt } = useFormErrors<WithdrawalField, string>({
    fields: withdrawalFields,
    idOf: (field) => `${id}-${field}`,
    // The service says in words what it refuses.
    textOf: (_field, mistake) => texts.mistakes[mistake] ?? mistake,
    titleOf: (count) => intl.formatMessage({ id: 'withdrawal.mistakes' }, { count }),
  });

  const toStated = ({ receivedOn, ...stated }: Withdrawal) => ({
    ...stated,
    ...(receivedOn ? { receivedOn: format.date(receivedOn) } : {}),
  });

  /** Goes to a step at once, unless the shopper has left the page. */
  const goTo = (next: typeof STATEMENT | typeof REVIEW) => {
    if (form.current && window.location.hash !== next)
      void navigate({ search, hash: next }, { flushSync: true });
  };

  const keep = (from: HTMLFormElement): Withdrawal => {
    const data = new FormData(from);
    // For a form, an incomplete date is an empty one.
    if (day.current?.validity.badInput) data.set('receivedOn', 'half a day');
    const now = parseWithdrawal(data);
    drafts.save(asked, now);
    setWritten(now);
    return now;
  };

  const review = (from: HTMLFormElement) => {
    if (!attempt(checkWithdrawal(keep(from)))) return;
    setReceipt(undefined);
    setWork('nothing');
    // Every history entry has its step in the hash: going back to one without would fetch the page's data again.
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
      // Another order of the same shopper may follow.
      form.current?.reset();
      if (form.current) {
        fillEmptyWithdrawalFields(form.current, { name: confirmed.name, email: confirmed.email });
        setWritten(parseWithdrawal(new FormData(form.current)));
      }
    } else if (outcome.kind === 'refused') {
      goTo(STATEMENT);
      attempt(outcome.errors);
    }
  };

  return (
    <div className={styles.withdrawal}>
      <Form
        ref={form}
        dayRef={day}
        id={id}
        action={configuration.withdrawalsUrl}
        isHidden={step !== 'stating'}
        texts={texts.form}
        maxLengths={MAX_WITHDRAWAL_LENGTHS}
        bought={goods}
        mistakes={errors}
        summary={summary}
        onSubmit={review}
        onChange={keep}
      >
        <input type="hidden" name="locale" value={locale} />
      </Form>
      {step === 'reviewing' && withdrawal && (
        <WithdrawalReview
          ref={heading}
          id={REVIEW.slice(1)}
          labels={texts.form}
          withdrawal={toStated(withdrawal)}
          texts={texts.review}
          isSending={work === 'sending'}
          problem={(work === 'failed' || work === 'throttled') && texts.problems[work]}
          onConfirm={() => void confirm(withdrawal)}
          onChange={() => goTo(STATEMENT)}
        />
      )}
      {step === 'received' && receipt && (
        <WithdrawalReceipt
          ref={heading}
          id={REVIEW.slice(1)}
          labels={texts.form}
          withdrawal={toStated(receipt.withdrawal)}
          title={intl.formatMessage({ id: 'withdrawal.received' })}
          text={intl.formatMessage({ id: 'withdrawal.receiptSent' }, { email: receipt.withdrawal.email })}
          facts={[
            { term: intl.formatMessage({ id: 'withdrawal.reference' }), text: receipt.reference },
            {
              term: intl.formatMessage({ id: 'withdrawal.receivedAt' }),
              text: intl.formatMessage(
                { id: 'withdrawal.dateAndTime' },
                { date: format.date(receipt.receivedAt), time: formatTime(receipt.receivedAt, locale) },
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

/** Formats a time in Denmark. In the browser alone, so prerendered pages need not have the same words for it. */
const formatTime = (instant: string, locale: LocaleCode) =>
  new Intl.DateTimeFormat(locales[locale].dateLocale, {
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(new Date(instant));
