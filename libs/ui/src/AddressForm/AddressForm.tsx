import type { FocusEvent, ReactNode } from 'react';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import styles from './AddressForm.module.css';

/** Fields of an address, in the order of the page. */
export const addressFields = [
  'firstName',
  'lastName',
  'country',
  'street',
  'extra',
  'postcode',
  'city',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];

/** Label of a field and, if it needs an explanation, a hint below it. */
export interface AddressFieldText {
  label: ReactNode;
  hint?: ReactNode;
}

export interface AddressFormProps {
  /** Fields have the ids `<id>-postcode` and so on, which error summaries link to. */
  id: string;
  /** Section for the browser's autofill; also distinguishes two addresses on one page. */
  purpose?: 'shipping' | 'billing';
  /** A field without a text is not asked for. `extra` is the floor and door, `country` needs `countries`. */
  texts: Readonly<Partial<Record<AddressField, AddressFieldText>>>;
  /** "Valgfrit", beside the label of `optionalFields`. All others must be filled in. */
  optionalText: ReactNode;
  /** Fields that may stay empty, such as the postcode of a country that has none. */
  optionalFields?: readonly AddressField[];
  /** Values of the fields, controlled by the caller. */
  value: Readonly<Partial<Record<AddressField, string>>>;
  /** A field was typed into, or filled from the postcode. */
  onChange: (field: AddressField, value: string) => void;
  /** A field was left for `goingTo`, the place to check it. */
  onLeave?: (field: AddressField, goingTo: EventTarget | null) => void;
  /** Texts of the mistakes, which say what to do. */
  mistakes?: Readonly<Partial<Record<AddressField, ReactNode>>>;
  /** Countries to choose from, sorted by name. */
  countries?: readonly { code: string; name: string }[];
  /** First line of the list of countries while none is chosen: "Vælg et land". */
  chooseCountryText?: string;
  /** `digits` brings up a keyboard of digits on phones. */
  postcodeKeyboard?: 'digits' | 'text';
  /**
   * The town of a postcode, where it is known. It is filled in unless the shopper has written another one. Leave it out where
   * the caller fills it in itself.
   */
  cityOf?: (postcode: string, country: string) => string | undefined;
  /** Longest text of a field, in UTF-16 units. */
  maxLength?: number;
}

const autoComplete: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  country: 'country',
  street: 'address-line1',
  extra: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  phone: 'tel',
};

/** The fields of a postal address, without a form element: the caller provides form, texts and validation. */
export function AddressForm({
  id,
  purpose,
  texts,
  optionalText,
  optionalFields = ['extra'],
  value,
  onChange,
  onLeave,
  mistakes = {},
  countries = [],
  chooseCountryText,
  postcodeKeyboard = 'digits',
  cityOf,
  maxLength = 255,
}: AddressFormProps) {
  const change = (field: AddressField, next: string) => {
    onChange(field, next);
    if (field !== 'postcode' || !cityOf) return;
    const { city = '', postcode = '', country = '' } = value;
    const isOurs = city.trim() === '' || city === cityOf(postcode.trim(), country);
    // While the postcode is corrected there is no town: one that stayed would not be ours any more when it is complete.
    const known = cityOf(next.trim(), country) ?? '';
    if (isOurs && known !== city) onChange('city', known);
  };

  return (
    <div className={styles.address}>
      {addressFields.map((field) => {
        const text = texts[field];
        if (!text || (field === 'country' && countries.length === 0)) return null;
        const attributes = {
          id: `${id}-${field}`,
          name: field,
          label: text.label,
          hint: text.hint,
          error: mistakes[field],
          optional: optionalFields.includes(field) ? optionalText : undefined,
          value: value[field] ?? '',
          autoComplete: [purpose, autoComplete[field]].filter(Boolean).join(' '),
          onChange: (event: { currentTarget: { value: string } }) => {
            change(field, event.currentTarget.value);
          },
          onBlur: (event: FocusEvent) => {
            onLeave?.(field, event.relatedTarget);
          },
        };
        if (field === 'country')
          return (
            <SelectField key={field} {...attributes}>
              {attributes.value === '' && <option value="">{chooseCountryText}</option>}
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          );
        return (
          <div key={field} data-field={field}>
            <TextField
              {...attributes}
              maxLength={maxLength}
              type={field === 'phone' ? 'tel' : 'text'}
              inputMode={field === 'postcode' && postcodeKeyboard === 'digits' ? 'numeric' : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}
