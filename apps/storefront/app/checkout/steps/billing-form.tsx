import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  type BillingFormValues,
  getBillingCountries,
  type BillingField,
  billingFields,
} from '@marehalm/checkout-domain';
import { RadioGroup } from '@marehalm/ui';
import { ContactAddressFields } from '../../addresses/contact-address-fields';
import { contactRules } from '@marehalm/shop/contact';
import type { CheckoutController } from '../state/use-checkout';

/** Prefix of the ids of fields: `<billingIdPrefix>-street` and so on. */
export const billingIdPrefix = 'billing';

const countries = getBillingCountries(contactRules);

/** The billing address: that of the delivery, unless the shopper enters another one. */
export function BillingForm({
  checkout: { state, dispatch, latest },
  mistakes,
  onChanged,
  onLeave,
}: {
  checkout: Pick<CheckoutController, 'state' | 'dispatch' | 'latest'>;
  /** The texts of the mistakes. */
  mistakes: Readonly<Partial<Record<BillingField, ReactNode>>>;
  /** Called with the contents of the form; `undefined` while the delivery address is used. */
  onChanged: (billing: BillingFormValues | undefined) => void;
  onLeave: (field: BillingField, goingTo: EventTarget | null) => void;
}) {
  const intl = useIntl();
  const { billing } = state;
  const change = (event: Parameters<typeof dispatch>[0]) => {
    dispatch(event);
    onChanged(latest().billing);
  };
  return (
    <RadioGroup
      legend={intl.formatMessage({ id: 'checkout.billing' })}
      name="billing"
      value={billing ? 'own' : 'same'}
      onChange={(value) => {
        change({ type: 'billingToggled', isOwn: value === 'own' });
      }}
      options={[
        {
          value: 'same',
          label: intl.formatMessage({
            id: state.requiresShipping ? 'checkout.billing.same' : 'checkout.billing.nameAlone',
          }),
        },
        {
          value: 'own',
          label: intl.formatMessage({ id: 'checkout.billing.own' }),
          content: billing && (
            <ContactAddressFields
              id={billingIdPrefix}
              purpose="billing"
              fields={billingFields}
              countries={countries}
              value={billing}
              mistakes={mistakes}
              onChange={(field, value) => {
                change({ type: 'billingFieldSet', field, value });
              }}
              onLeave={onLeave}
            />
          ),
        },
      ]}
    />
  );
}
