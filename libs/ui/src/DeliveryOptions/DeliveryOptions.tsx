import type { ReactNode } from 'react';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './DeliveryOptions.module.css';

export interface DeliveryOption {
  value: string;
  /** "Pakkeshop". */
  name: ReactNode;
  /** "59 kr." or "Gratis". */
  price: ReactNode;
  /** When it arrives: "2-3 hverdage". */
  time?: ReactNode;
  /** Conditions: "Gratis fra 400 kr.". */
  note?: ReactNode;
  /** Why it is unavailable: "Ikke til et gavekort på papir". It stays in the list. */
  unavailableReason?: ReactNode;
  /** Shown while it is chosen: {@link ParcelShops}. */
  content?: ReactNode;
}

export interface DeliveryOptionsProps {
  /** "Hvordan vil du have det leveret?". */
  legend: ReactNode;
  options: readonly DeliveryOption[];
  /** Id of the first option, for error summaries. */
  id?: string;
  /** Name in the form; generated when absent. */
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
  error?: ReactNode;
}

/** Delivery methods with price, delivery time and conditions, the usual one first. */
export function DeliveryOptions({ options, ...group }: DeliveryOptionsProps) {
  return (
    <RadioGroup
      {...group}
      options={options.map(({ value, name, price, time, note, unavailableReason, content }) => ({
        value,
        label: name,
        detail: (
          <span key={getTextKey(price)} className={styles.price}>
            {price}
          </span>
        ),
        // Keyed by their texts, as prices are: see `getTextKey`.
        note: (time || note || unavailableReason) && (
          <span className={styles.facts}>
            {time && <span key={`time ${getTextKey(time)}`}>{time}</span>}
            {note && <span key={`note ${getTextKey(note)}`}>{note}</span>}
            {unavailableReason && (
              <span key={`unavailable ${getTextKey(unavailableReason)}`}>{unavailableReason}</span>
            )}
          </span>
        ),
        disabled: Boolean(unavailableReason),
        content,
      }))}
    />
  );
}
