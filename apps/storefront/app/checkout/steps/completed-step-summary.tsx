import { useIntl } from 'react-intl';
import {
  type BillingFormValues,
  type CheckoutStep,
  NO_PAYMENT_DUE,
  normalizeContact,
  normalizePostcode,
  splitDeliveryDescription,
} from '@marehalm/checkout-domain';
import { type LocaleCode } from '@marehalm/shop';
import { getCountryName } from '@marehalm/page-data';
import { contactRules, postcodes } from '@marehalm/shop/contact';
import { usePageLocale } from '../../intl/page-locale';
import { formatArrivalDays, formatDeliveryCost, findDeliveryTerms } from './delivery-texts';
import { formatOfferedPaymentMethod } from './payment-step';
import { type CheckoutController as UseCheckoutSessionResult } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

/** The summary of a completed step. */
export function CompletedStepSummary({
  step,
  checkout,
}: {
  step: CheckoutStep;
  checkout: UseCheckoutSessionResult;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { state, cart, view } = checkout;
  const contact = normalizeContact(contactRules, state.contact);
  if (step === 'contact') {
    return (
      <address className={styles.summary}>
        <span translate="no">{contact.email}</span>
        <br />
        <span translate="no">{`${contact.firstName} ${contact.lastName}`}</span>
        {state.requiresShipping && (
          <>
            <br />
            <span translate="no">{`${contact.street}, ${contact.postcode}\u00A0${contact.city}`}</span>
            <br />
            <span>{getCountryName(contact.country, locale)}</span>
          </>
        )}
      </address>
    );
  }
  if (step === 'delivery') {
    const option = cart?.deliveryGroups
      .flatMap(({ options }) => options)
      .find(({ handle }) => handle === state.delivery);
    if (!option)
      return (
        <p className={styles.summary}>
          {cart ? intl.formatMessage({ id: 'checkout.delivery.byMail' }) : '…'}
        </p>
      );
    const days = findDeliveryTerms(view, option.code)?.days;
    // The description of home delivery is its duration.
    const [line] = days && option.method !== 'PICKUP_POINT' ? [] : splitDeliveryDescription(option);
    return (
      <p className={styles.summary}>
        {[
          option.title ?? option.handle,
          line,
          days && formatArrivalDays(intl, days, new Date(), format),
          formatDeliveryCost(intl, option.cost, format),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    );
  }
  const lines = [
    ...(cart?.giftCards ?? []).map(({ lastCharacters }) =>
      intl.formatMessage({ id: 'checkout.giftCard.row' }, { end: lastCharacters }),
    ),
    ...(state.paymentMethod === undefined || state.paymentMethod === NO_PAYMENT_DUE
      ? []
      : [formatOfferedPaymentMethod(intl, state.paymentMethod)]),
    ...(state.billing
      ? [intl.formatMessage({ id: 'checkout.billing.to' }, { name: billingLine(state.billing, locale) })]
      : []),
  ];
  return (
    <p className={styles.summary}>
      {lines.map((line) => (
        <span key={line} className={styles.addressLine}>
          {line}
        </span>
      ))}
    </p>
  );
}

function billingLine(
  { firstName, lastName, street, postcode, city, country }: BillingFormValues,
  locale: LocaleCode,
): string {
  const name = `${firstName} ${lastName}`;
  const town = `${normalizePostcode(postcodes, postcode, country)} ${city}`.trim();
  return [name, street, town, getCountryName(country, locale)].join(', ');
}
