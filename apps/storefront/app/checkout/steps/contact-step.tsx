import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  addressFields,
  checkContact,
  contactFields,
  type ContactField,
  type ContactMistake,
  MAX_ADDRESS_FIELD_LENGTH,
  getRequiredContactFields,
  setContactField,
} from '@marehalm/checkout-domain';
import { hrefFor } from '@marehalm/shop';
import { Button, Form, Link, TextField, useFormErrors } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { contactRules } from '@marehalm/shop/contact';
import { useIsMountedGetter } from '@marehalm/static-router/client';
import { ContactAddressFields } from '../../addresses/contact-address-fields';
import { getCountryName } from '@marehalm/page-data';
import { formatContactMistake } from '../../addresses/format-contact-mistake';
import { openOverlay } from '../../session/overlay-store';
import { usePrefillContactFromAccount } from '../state/use-prefill-contact-from-account';
import type { CheckoutController } from '../state/use-checkout';
import styles from '../checkout.module.css';

const id = 'checkout';
const idOf = (field: ContactField) => `${id}-${field}`;

/** Contact and delivery address. Mistakes are shown after the first attempt to continue, and then as fields are left. */
export function ContactStep({ checkout, onDone }: { checkout: CheckoutController; onDone: () => void }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const { state, dispatch, view, confirmContact } = checkout;
  const { contact, requiresShipping } = state;
  const fields = getRequiredContactFields(requiresShipping);
  const hasCountryField = contactRules.countries[view.market].length > 1;
  const check = (entered = contact) => checkContact(contactRules, entered, fields);
  const { errors, summary, attempt, typed, left } = useFormErrors<ContactField, ContactMistake>({
    fields: contactFields,
    idOf,
    textOf: (field, mistake) => formatContactMistake(intl, locale, field, mistake),
    titleOf: (count) => intl.formatMessage({ id: 'checkout.mistakes' }, { count }),
  });
  const [isConfirming, setConfirming] = useState(false);
  const isMounted = useIsMountedGetter();
  // The account may correct mistakes that the shopper was too fast to avoid.
  const isLoggedIn = usePrefillContactFromAccount(checkout, locale, (known) => typed(check(known)));
  const logIn = `${hrefFor('accountLogin', locale)}?${String(new URLSearchParams({ return: hrefFor('checkout', locale) }))}`;

  const change = (field: ContactField, value: string) => {
    dispatch({ type: 'contactFieldSet', field, value });
    typed(check(setContactField(contactRules, contact, field, value)));
  };
  const leave = (field: ContactField, goingTo: EventTarget | null) => {
    left(field, check(), goingTo);
  };

  const submit = async () => {
    if (isConfirming) return;
    const isConfirmed = await confirmContact((mistakes) => {
      const isValid = attempt(mistakes);
      setConfirming(isValid);
      return isValid;
    });
    setConfirming(false);
    if (isConfirmed && isMounted()) onDone();
  };

  return (
    <Form onSubmit={() => void submit()} summary={summary}>
      <p className={styles.quiet}>
        {isLoggedIn ? (
          intl.formatMessage({ id: 'checkout.loggedIn' })
        ) : (
          <>
            <span>{`${intl.formatMessage({ id: 'checkout.guest' })} `}</span>
            <Link href={logIn}>{intl.formatMessage({ id: 'checkout.logIn' })}</Link>
          </>
        )}
      </p>
      <TextField
        id={idOf('email')}
        name="email"
        label={intl.formatMessage({ id: 'checkout.field.email' })}
        hint={intl.formatMessage({ id: 'checkout.field.emailReason' })}
        error={errors.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_ADDRESS_FIELD_LENGTH}
        value={contact.email}
        onChange={(event) => {
          change('email', event.currentTarget.value);
        }}
        onBlur={(event) => {
          leave('email', event.relatedTarget);
        }}
      />
      {requiresShipping && !hasCountryField && <DeliversTo checkout={checkout} />}
      <ContactAddressFields
        id={id}
        purpose="shipping"
        fields={addressFields.filter((field) => fields.includes(field))}
        countries={contactRules.countries[view.market]}
        value={contact}
        mistakes={errors}
        onChange={change}
        onLeave={leave}
      />
      {requiresShipping && hasCountryField && <DeliversTo checkout={checkout} />}
      <Button
        type="submit"
        width="full"
        pending={isConfirming ? intl.formatMessage({ id: 'checkout.working' }) : undefined}
      >
        {intl.formatMessage({ id: 'checkout.continueToDelivery' })}
      </Button>
    </Form>
  );
}

/**
 * The country of delivery, with a link to change it: another country may be another market with other prices. Where the address has a
 * field for the country, only the countries of other markets are left to ask about.
 */
function DeliversTo({ checkout: { view } }: { checkout: Pick<CheckoutController, 'view'> }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const [country, ...others] = contactRules.countries[view.market];
  return (
    <div className={styles.country}>
      <p>
        {country === undefined || others.length > 0
          ? intl.formatMessage({ id: 'checkout.deliversElsewhere' })
          : intl.formatMessage({ id: 'checkout.deliversTo' }, { country: getCountryName(country, locale) })}
      </p>
      <Button variant="link" onClick={() => openOverlay('location')}>
        {intl.formatMessage({ id: 'checkout.changeCountry' })}
      </Button>
    </div>
  );
}
