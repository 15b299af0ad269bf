import type { ReactNode } from 'react';
import { AddressForm, RadioGroup, type AddressField } from '@marehalm/ui';
import { MAX_FIELD_LENGTH } from '../../addresses/contact';
import { isPostcodeNeeded, isPostcodeNumeric } from '../../addresses/postcodes';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import { type Billing, billingCountries, type BillingField, isBillingField } from './billing';
import { reduceCheckout } from './checkout-state';
import { countryChoices } from './country-choices';
import type { Checkout } from './use-checkout';

/** Fields have the ids `<billingId>-street` and so on. */
export const billingId = 'billing';

/** Whom the bill is for: the address of the delivery, unless the shopper has another one. */
export function BillingForm({
  checkout: { state, dispatch },
  mistakes,
  onChanged,
  onLeave,
}: {
  checkout: Pick<Checkout, 'state' | 'dispatch'>;
  /** What to do about each mistake. */
  mistakes: Readonly<Partial<Record<BillingField, ReactNode>>>;
  /** What is in the form now; nothing while the bill goes where the order goes. */
  onChanged: (billing: Billing | undefined) => void;
  onLeave: (field: BillingField, goingTo: EventTarget | null) => void;
}) {
  const t = useText();
  const locale = usePageLocale();
  const { billing } = state;
  const tell = (event: Parameters<typeof dispatch>[0]) => {
    dispatch(event);
    onChanged(reduceCheckout(state, event).billing);
  };
  return (
    <RadioGroup
      legend={t('checkout.billing')}
      name="billing"
      value={billing ? 'own' : 'same'}
      onChange={(value) => {
        tell({ type: 'billingChosen', isOwn: value === 'own' });
      }}
      options={[
        { value: 'same', label: t('checkout.billing.same') },
        {
          value: 'own',
          label: t('checkout.billing.own'),
          content: billing && (
            <AddressForm
              id={billingId}
              purpose="billing"
              texts={{
                firstName: { label: t('checkout.field.firstName') },
                lastName: { label: t('checkout.field.lastName') },
                country: { label: t('checkout.field.country') },
                street: { label: t('checkout.field.street') },
                postcode: { label: t('checkout.field.postcode') },
                city: { label: t('checkout.field.city') },
              }}
              optionalText={t('checkout.optional')}
              optionalFields={isPostcodeNeeded(billing.country) ? [] : ['postcode']}
              postcodeKeyboard={isPostcodeNumeric(billing.country) ? 'digits' : 'text'}
              countries={countryChoices(billingCountries, locale)}
              maxLength={MAX_FIELD_LENGTH}
              value={billing}
              mistakes={mistakes}
              onChange={(field, value) => {
                if (isAsked(field)) tell({ type: 'billingTyped', field, value });
              }}
              onLeave={(field, goingTo) => {
                if (isAsked(field)) onLeave(field, goingTo);
              }}
            />
          ),
        },
      ]}
    />
  );
}

function isAsked(field: AddressField): field is BillingField {
  return field !== 'extra' && isBillingField(field);
}
