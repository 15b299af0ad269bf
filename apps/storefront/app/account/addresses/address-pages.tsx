import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { Address, AddressAnswer, SavedAddress } from '@marehalm/commerce-client';
import {
  addressFields,
  checkContact,
  type Contact,
  type ContactField,
  type ContactMistake,
  setContactField,
  toAddress,
  toContact,
  toContactMistakes,
} from '@marehalm/checkout-domain';
import { hrefFor } from '@marehalm/shop';
import { Button, ButtonLink, Checkbox, EmptyState, Form, Link, useFormErrors } from '@marehalm/ui';
import { ContactForm } from '../../addresses/contact-form';
import { formatContactMistake } from '../../addresses/contact-texts';
import { contactRules } from '@marehalm/shop/contact';
import { useIsMounted } from '@marehalm/static-router/client';
import { AccountSkeleton } from '../account-page';
import { fetchAddresses } from './addresses';
import { RequireAuth } from '../auth/require-auth';
import type { OpenAccount } from '../open-account';
import { setAccountNotice } from '../account-notice';
import { ErrorNotice, toErrorKind, type AccountErrorKind } from '../error-notice';
import { useAccountQuery } from '../use-account-query';
import styles from '../account.module.css';

const id = 'address';

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

function FindOne({ account, id: wanted }: { account: OpenAccount; id: string }) {
  const intl = useIntl();
  const { value, error, refetch } = useAccountQuery(account, fetchAddresses);
  if (!value) {
    return error ? <ErrorNotice error={error} onRetry={refetch} /> : <AccountSkeleton />;
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
  account: OpenAccount;
  saved?: SavedAddress;
  isDefault?: boolean;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { accounts, session, market, locale, requestLogin } = account;
  const [form, setForm] = useState(() => toContact(contactRules, saved?.address ?? {}, market));
  const [makesDefault, setMakesDefault] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AccountErrorKind>();
  const isSending = useRef(false);
  const isMounted = useIsMounted();
  const { errors, summary, attempt, typed, left } = useFormErrors<ContactField, ContactMistake>({
    fields: addressFields,
    idOf: (field) => `${id}-${field}`,
    textOf: (field, mistake) => formatContactMistake(intl, locale, field, mistake),
    titleOf: (count) => intl.formatMessage({ id: 'checkout.mistakes' }, { count }),
  });
  const list = hrefFor('accountAddresses', locale);
  const check = (entered: Contact) => checkContact(contactRules, entered, addressFields);

  const save = (address: Address): Promise<AddressAnswer> =>
    saved ? accounts.updateAddress(session, saved.id, address) : accounts.addAddress(session, address);

  const submit = async () => {
    setError(undefined);
    if (isSending.current || !attempt(check(form))) return;
    isSending.current = true;
    setBusy(true);
    const answer = await save(toAddress(contactRules, form));
    const isDefaultMissed =
      answer.kind === 'ok' &&
      makesDefault &&
      (await accounts.setDefaultAddress(session, answer.address.id)).kind !== 'ok';
    isSending.current = false;
    setBusy(false);
    switch (answer.kind) {
      case 'ok':
        setAccountNotice(
          isDefaultMissed ? 'address-not-default' : saved ? 'address-changed' : 'address-added',
        );
        if (isMounted()) void navigate(list);
        return;
      case 'signed-out':
        requestLogin();
        return;
      case 'refused':
        // The same address is already saved, which is the intended result.
        if (answer.problems.some(({ kind, field }) => kind === 'taken' && field === undefined)) {
          if (makesDefault) setAccountNotice('address-not-default');
          if (isMounted()) void navigate(list);
        } else if (attempt(toContactMistakes(answer.problems.map(({ field }) => field)))) setError('refused');
        return;
      case 'missing':
        setError('missing');
        return;
      default:
        setError(toErrorKind(answer));
    }
  };

  const change = (field: ContactField, value: string) => {
    setForm((before) => setContactField(contactRules, before, field, value));
    typed(check(setContactField(contactRules, form, field, value)));
  };
  return (
    <div className={styles.column}>
      <Form onSubmit={() => void submit()} summary={summary}>
        <ContactForm
          id={id}
          fields={addressFields}
          countries={contactRules.countries[market]}
          value={form}
          mistakes={errors}
          onChange={change}
          onLeave={(field, goingTo) => {
            left(field, check(form), goingTo);
          }}
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
        {error && <ErrorNotice error={error} />}
        <Button
          type="submit"
          width="full"
          pending={isBusy ? intl.formatMessage({ id: 'account.working' }) : undefined}
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
