'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './DeliveryCountryDialog.module.css';

/** A country that is delivered to. */
export interface DeliveryCountryOption {
  /** ISO 3166-1 alpha-2, such as `DK`. */
  code: string;
  name: string;
  /** Consequences: the currency, cost and time of delivery. */
  terms: ReactNode;
}

export interface DeliveryCountryDialogProps {
  isOpen: boolean;
  /** Called on Esc, the close button, a press outside the panel, and after {@link onChoose}. */
  onClose: () => void;
  /** "Hvor skal vi levere?". */
  title: ReactNode;
  closeLabel: string;
  /** The countries of delivery: "Vi leverer til Danmark, Norge og 11 andre lande". */
  intro?: ReactNode;
  /** Name of the list: "Land". */
  label: ReactNode;
  /** Sorted by the rules of the language. The native list finds one by its first letters. */
  countries: readonly DeliveryCountryOption[];
  /** Code of the current country of delivery; absent when unknown. */
  current?: string;
  /** First line of the list while nothing is chosen: "Vælg et land". Also the error message if it stays so. */
  placeholder: string;
  /** What happens to the bag when the currency changes. */
  bagNote?: ReactNode;
  confirmLabel: ReactNode;
  /** Called with the code when it is confirmed; nothing changes before (WCAG 3.2.2). */
  onChoose: (code: string) => void;
}

/** Asks for the country of delivery, and shows the consequences before they apply. */
export function DeliveryCountryDialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  intro,
  label,
  countries,
  current,
  placeholder,
  bagNote,
  confirmLabel,
  onChoose,
}: DeliveryCountryDialogProps) {
  const id = useId();
  const [touched, setTouched] = useState<string>();
  const [isMissed, setMissed] = useState(false);
  const code = touched ?? current ?? '';
  const country = countries.find((one) => one.code === code);
  const close = () => {
    setTouched(undefined);
    setMissed(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      closeLabel={closeLabel}
      footer={
        <Button type="submit" form={id} width="full">
          {confirmLabel}
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!country) {
            setMissed(true);
            event.currentTarget.querySelector('select')?.focus();
            return;
          }
          onChoose(country.code);
          close();
        }}
      >
        {intro && <p className={styles.text}>{intro}</p>}
        <SelectField
          label={label}
          name="country"
          value={country ? code : ''}
          error={isMissed && !country ? placeholder : undefined}
          onChange={(event) => {
            setTouched(event.currentTarget.value);
          }}
        >
          {!country && <option value="">{placeholder}</option>}
          {countries.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <p className={styles.terms} role="status">
          <span key={country?.code}>{country?.terms}</span>
        </p>
        {bagNote && (
          <p key={getTextKey(bagNote)} className={styles.note}>
            {bagNote}
          </p>
        )}
      </form>
    </Dialog>
  );
}
