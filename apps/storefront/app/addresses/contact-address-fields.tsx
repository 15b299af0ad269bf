import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  type addressFields,
  isPostcodeNumeric,
  isPostcodeRequired,
  MAX_ADDRESS_FIELD_LENGTH,
} from '@marehalm/checkout-domain';
import { AddressForm, type AddressFieldText } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { listCountryChoices } from '@marehalm/page-data';
import { postcodes } from '@marehalm/shop/contact';

type AddressPart = (typeof addressFields)[number];

/** Renders the fields of an address, without a form element. Field ids start with `id`: `<id>-street`. */
export function ContactAddressFields<Field extends AddressPart>({
  id,
  fields,
  purpose,
  countries,
  value,
  mistakes,
  onChange,
  onLeave,
}: {
  id: string;
  /** The fields to show. The country is only shown if there is a choice. */
  fields: readonly Field[];
  /** Distinguishes two addresses on one page for the browser's autofill. */
  purpose?: 'shipping' | 'billing';
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  value: Readonly<Record<Field, string>> & { readonly country: string };
  /** The texts of the mistakes. */
  mistakes: Readonly<Partial<Record<Field, ReactNode>>>;
  onChange: (field: Field, value: string) => void;
  onLeave: (field: Field, goingTo: EventTarget | null) => void;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const asked = fields.filter((field) => field !== 'country' || countries.length > 1);
  const isAsked = (field: string): field is Field => asked.some((each) => each === field);
  const textOf = (field: Field): AddressFieldText => ({
    label: intl.formatMessage({ id: `checkout.field.${field as AddressPart}` }),
    ...(field === 'phone' ? { hint: intl.formatMessage({ id: 'checkout.field.phoneReason' }) } : {}),
  });
  return (
    <AddressForm
      id={id}
      {...(purpose ? { purpose } : {})}
      texts={Object.fromEntries(asked.map((field) => [field, textOf(field)]))}
      optionalText={intl.formatMessage({ id: 'checkout.optional' })}
      optionalFields={isPostcodeRequired(postcodes, value.country) ? [] : ['postcode']}
      postcodeKeyboard={isPostcodeNumeric(postcodes, value.country) ? 'digits' : 'text'}
      countries={listCountryChoices(countries, locale)}
      chooseCountryText={intl.formatMessage({ id: 'checkout.mistake.country' })}
      maxLength={MAX_ADDRESS_FIELD_LENGTH}
      value={value}
      mistakes={mistakes}
      onChange={(field, typed) => {
        if (isAsked(field)) onChange(field, typed);
      }}
      onLeave={(field, goingTo) => {
        if (isAsked(field)) onLeave(field, goingTo);
      }}
    />
  );
}
