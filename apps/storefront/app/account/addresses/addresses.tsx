import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SavedAddress } from '@marehalm/commerce-client';
import { hrefFor, type LocaleCode } from '@marehalm/shop';
import {
  AddressCard,
  AddressCards,
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  type AddressRemoval,
} from '@marehalm/ui';
import { accountSessions } from '../../session/account-sessions';
import { AccountSkeleton } from '../account-page';
import { getAddressName } from '@marehalm/checkout-domain';
import { formatAddressLines } from '@marehalm/page-data';
import { RequireAuth } from '../auth/require-auth';
import type { LoggedInAccount } from '../use-current-market-account';
import { AccountErrorNotice, toAccountErrorKind, type AccountErrorKind } from '../account-error-notice';
import { useAccountQuery } from '../use-account-query';
import styles from '../account.module.css';

/** Returns the path of one saved address. Its id is not secret. */
export function getAddressHref(id: string, locale: LocaleCode): string {
  return `${hrefFor('accountAddressEdit', locale)}?${String(new URLSearchParams({ id }))}`;
}

/** The customer's saved addresses. */
export function AddressesPage() {
  return <RequireAuth>{(account) => <AddressList account={account} />}</RequireAuth>;
}

/** Fetches the saved addresses of the logged-in customer. Never rejects; failures are values with a `kind`. */
export const fetchAddresses = ({ accounts, session }: Pick<LoggedInAccount, 'accounts' | 'session'>) =>
  accounts.fetchAddresses(session);

function AddressList({ account }: { account: LoggedInAccount }) {
  const intl = useIntl();
  const { accounts, session, login, market, locale } = account;
  const { value, error, refetch } = useAccountQuery(account, fetchAddresses);
  const [asking, setAsking] = useState<string>();
  const [working, setWorking] = useState<string>();
  const [outcome, setOutcome] = useState<'removed' | 'default' | AccountErrorKind>();
  const place = useRef<HTMLDivElement>(null);
  const isNews = outcome === 'removed' || outcome === 'default';
  const isGone = isNews || outcome === 'missing';
  // The pressed button is gone, so the focus moves to the notice.
  useEffect(() => {
    if (isGone) place.current?.focus();
  }, [isGone, outcome]);

  if (!value) {
    return error ? <AccountErrorNotice error={error} onRetry={refetch} /> : <AccountSkeleton />;
  }
  const { addresses, defaultId } = value;

  const change = async (id: string, done: 'removed' | 'default') => {
    if (working !== undefined) return;
    setWorking(id);
    setOutcome(undefined);
    const answer = await (done === 'removed'
      ? accounts.removeAddress(session, id)
      : accounts.setDefaultAddress(session, id));
    setWorking(undefined);
    if (answer.kind === 'signed-out') return accountSessions.end(market, login, 'expired');
    // Another tab may have removed it.
    if (answer.kind === 'ok' || (answer.kind === 'missing' && done === 'removed')) {
      setAsking(undefined);
      setOutcome(done);
      refetch();
    } else {
      setOutcome(toAccountErrorKind(answer));
      if (answer.kind === 'missing') refetch();
    }
  };

  const add = (
    <ButtonLink
      href={hrefFor('accountAddressAdd', locale)}
      variant={addresses.length > 0 ? 'quiet' : 'primary'}
    >
      {intl.formatMessage({ id: 'account.addAddress' })}
    </ButtonLink>
  );
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.news}>
        {isNews && <Notice tone="success">{intl.formatMessage({ id: `account.address.${outcome}` })}</Notice>}
        {outcome && !isNews && <AccountErrorNotice error={outcome} />}
      </div>
      {error && <AccountErrorNotice error={error} onRetry={refetch} />}
      {addresses.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'account.noAddresses' })} action={add}>
          <p>{intl.formatMessage({ id: 'account.noAddressesText' })}</p>
        </EmptyState>
      ) : (
        <>
          <AddressCards label={intl.formatMessage({ id: 'account.title.accountAddresses' })}>
            {addresses.map((one) => (
              <li key={one.id}>
                <OneAddress
                  saved={one}
                  locale={locale}
                  isDefault={one.id === defaultId}
                  isWorking={working === one.id}
                  onDefault={() => void change(one.id, 'default')}
                  removal={{
                    isAsking: asking === one.id,
                    onAsk: (isAsking) => setAsking(isAsking ? one.id : undefined),
                    onConfirm: () => void change(one.id, 'removed'),
                  }}
                />
              </li>
            ))}
          </AddressCards>
          <div>{add}</div>
        </>
      )}
    </>
  );
}

function OneAddress({
  saved: { id, address },
  locale,
  isDefault,
  isWorking,
  onDefault,
  removal,
}: {
  saved: SavedAddress;
  locale: LocaleCode;
  isDefault: boolean;
  isWorking: boolean;
  onDefault: () => void;
  removal: Pick<AddressRemoval, 'isAsking' | 'onAsk' | 'onConfirm'>;
}) {
  const intl = useIntl();
  const name = getAddressName(address);
  const lines = formatAddressLines(address, locale);
  const what = lines[0] ?? name;
  const pending = isWorking ? intl.formatMessage({ id: 'account.working' }) : undefined;
  return (
    <AddressCard
      name={name}
      lines={lines}
      marks={isDefault ? [intl.formatMessage({ id: 'account.defaultAddress' })] : []}
      removal={{
        ...removal,
        pending,
        label: intl.formatMessage({ id: 'account.removeAddress' }, { address: what }),
        text: intl.formatMessage({ id: 'account.remove' }),
        question: intl.formatMessage({ id: 'account.removeQuestion' }),
        confirmText: intl.formatMessage({ id: 'account.remove' }),
        keepText: intl.formatMessage({ id: 'account.keep' }),
      }}
      actions={
        <>
          <ButtonLink
            variant="link"
            href={getAddressHref(id, locale)}
            aria-label={intl.formatMessage({ id: 'account.editAddress' }, { address: what })}
          >
            {intl.formatMessage({ id: 'account.edit' })}
          </ButtonLink>
          {!isDefault && (
            <Button
              variant="link"
              pending={pending}
              aria-label={intl.formatMessage({ id: 'account.makeDefaultAddress' }, { address: what })}
              onClick={onDefault}
            >
              {intl.formatMessage({ id: 'account.makeDefault' })}
            </Button>
          )}
        </>
      }
    />
  );
}
