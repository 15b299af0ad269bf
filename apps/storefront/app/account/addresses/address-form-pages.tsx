import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { Address, AddressUpdateAnswer, SavedAddress } from '@marehalm/commerce-client';
import {
  addressFields,
  checkContact,
  type Contact,
  type ContactField,
  type ContactMistake,
  setContactField,
  toAddress,
  addressToContact,
  toContactMistakes,
} from '@marehalm/checkout-domain';
import { hrefFor } from '@marehalm/shop';
import {
  Button,
  ButtonLink,
  Checkbox,
  EmptyState,
  Form,
  Link,
  useForm,
  type FormOutcome,
} from '@marehalm/ui';
import { ContactAddressFields } from '../../addresses/contact-address-fields';
import { formatContactMistake } from '../../addresses/format-contact-mistake';
import { contactRules } from '@marehalm/shop/contact';
import { useIsMountedGetter } from '@marehalm/static-router/client';
import { AccountSkeleton } from '../account-page';
import { fetchAddresses } from './addresses';
import { RequireAuth } from '../auth/require-auth';
import type { LoggedInAccount } from '../use-current-market-account';
import { setAccountNotice, type AccountNotice } from '../account-notice';
import { AccountErrorNotice, toAccountErrorKind, type AccountErrorKind } from '../account-error-notice';
import { useAccountQuery } from '../use-account-query';
import styles from '../account.module.css';

const id = 'address';

type Outcome = FormOutcome<ContactField, ContactMistake, AccountErrorKind>;

/** The page that adds an address. */
export function AddAddress() {
  return <RequireAuth>{(account) => <EditOne key={account.market} account={account} />}</RequireAuth>;
}

/** The page that changes a saved address. */
export function EditAddress() {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('id') ?? '';
  return <RequireAuth>{(account) => <FindOne account={account} id={wanted} />}</RequireAuth>;
}

function FindOne({ account, id: wanted }: { account: LoggedInAccount; id: string }) {
  const intl = useIntl();
  const { value, error, refetch } = useAccountQuery(account, fetchAddresses);
  if (!value) {
    return error ? <AccountErrorNotice error={error} onRetry={refetch} /> : <AccountSkeleton />;
  }
  const saved = value.addresses.find((each) => each.id === wanted);
  if (!saved) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'account.noSuchAddress' })}
        action={
          <ButtonLink href={hrefFor('accountAddresses', account.locale)}>
            {intl.formatMessage({ id: 'account.toAddresses' })}
          </ButtonLink>
        }
      />
    );
  }
  return <EditOne key={saved.id} account={account} saved={saved} isDefault={saved.id === value.defaultId} />;
}

function EditOne({
  account,
  saved,
  isDefault = false,
}: {
  account: LoggedInAccount;
  saved?: SavedAddress;
  isDefault?: boolean;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { accounts, session, market, locale, requestLogin } = account;
  const [makesDefault, setMakesDefault] = useState(false);
  const isMounted = useIsMountedGetter();
  const list = hrefFor('accountAddresses', locale);
  const done = (notice?: AccountNotice): Outcome => {
    if (notice) setAccountNotice(notice);
    if (isMounted()) void navigate(list);
    return { kind: 'ok' };
  };
  const save = (address: Address): Promise<AddressUpdateAnswer> =>
    saved ? accounts.updateAddress(session, saved.id, address) : accounts.addAddress(session, address);
  const form = useForm<ContactField, ContactMistake, AccountErrorKind, Contact>({
    fields: addressFields,
    start: addressToContact(contactRules, saved?.address ?? {}, market),
    idOf: (field) => `${id}-${field}`,
    textOf: (field, mistake) => formatContactMistake(intl, locale, field, mistake),
    titleOf: (count) => intl.formatMessage({ id: 'checkout.mistakes' }, { count }),
    check: (entered) => checkContact(contactRules, entered, addressFields),
    change: (before, field, value) => setContactField(contactRules, before, field, value),
    send: async (entered) => {
      const answer = await save(toAddress(contactRules, entered));
      switch (answer.kind) {
        case 'ok': {
          const isDefaultMissed =
            makesDefault && (await accounts.setDefaultAddress(session, answer.address.id)).kind !== 'ok';
          return done(isDefaultMissed ? 'address-not-default' : saved ? 'address-changed' : 'address-added');
        }
        case 'signed-out':
          requestLogin();
          return { kind: 'reported' };
        case 'refused': {
          // The same address is already saved, which is the intended result.
          if (answer.problems.some(({ kind, field }) => kind === 'taken' && field === undefined))
            return done(makesDefault ? 'address-not-default' : undefined);
          const mistakes = toContactMistakes(answer.problems.map(({ field }) => field));
          const isAboutFields = Object.keys(mistakes).length > 0;
          return isAboutFields ? { kind: 'mistakes', mistakes } : { kind: 'failed', failure: 'refused' };
        }
        default:
          return { kind: 'failed', failure: toAccountErrorKind(answer) };
      }
    },
  });
  return (
    <div className={styles.column}>
      <Form onSubmit={() => void form.submit()} summary={form.summary}>
        <ContactAddressFields
          id={id}
          fields={addressFields}
          countries={contactRules.countries[market]}
          value={form.values}
          mistakes={form.errors}
          onChange={form.change}
          onLeave={form.leave}
        />
        {!isDefault && (
          <Checkbox
            checked={makesDefault}
            onChange={(event) => {
              setMakesDefault(event.currentTarget.checked);
            }}
          >
            {intl.formatMessage({ id: 'account.makeDefault' })}
          </Checkbox>
        )}
        {form.failure && <AccountErrorNotice error={form.failure} />}
        <Button
          type="submit"
          width="full"
          pending={form.isBusy ? intl.formatMessage({ id: 'account.working' }) : undefined}
        >
          {intl.formatMessage({ id: 'account.saveAddress' })}
        </Button>
      </Form>
      <p>
        <Link href={list}>{intl.formatMessage({ id: 'account.toAddresses' })}</Link>
      </p>
    </div>
  );
}
