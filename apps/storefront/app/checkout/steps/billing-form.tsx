import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  type Billing,
  getBillingCountries,
  type BillingField,
  billingFields,
} from '@marehalm/checkout-domain';
import { RadioGroup } from '@marehalm/ui';
import { ContactForm } from '../../addresses/contact-form';
import { contactRules } from '@marehalm/shop/contact';
import type { Checkout } from '../state/use-checkout';

/** Fields have the ids `<billingId>-street` and so on. */
export const billingId = 'billing';

const countries = getBillingCountries(contactRules);

/** Whom the bill is for: the address of the delivery, unless the shopper has another one. */
export function BillingForm({
  checkout: { state, dispatch, latest },
  mistakes,
  onChanged,
  onLeave,
}: {
  checkout: Pick<Checkout, 'state' | 'dispatch' | 'latest'>;
  /** What to do about each mistake. */
  mistakes: Readonly<Partial<Record<BillingField, ReactNode>>>;
  /** What is in the form now; nothing while the bill goes where the order goes. */
  onChanged: (billing: Billing | undefined) => void;
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
            <ContactForm
              id={billingId}
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
