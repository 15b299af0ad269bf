'use client';

import { useId, useState, type ReactNode } from 'react';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { SampleSlots } from '../SamplesBanner/SampleSlots.tsx';
import checkboxStyles from '../Checkbox/Checkbox.module.css';
import { getTextKey } from '../text-key.ts';
import styles from './SamplesSelector.module.css';

export interface SampleOption {
  id: string;
  /** "Læ Serum, 2 ml". */
  name: ReactNode;
  picture?: PictureData;
  /** Why it is unavailable: "Udsolgt". If already chosen it can be removed. */
  soldOut?: ReactNode;
}

export interface SamplesSelectorProps {
  /** "Vælg op til 3 gratis prøver". */
  legend: ReactNode;
  samples: readonly SampleOption[];
  /** Ids of the chosen samples. */
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
  /** Most samples that may be chosen. */
  limit: number;
  /** "1 af 3 valgt". */
  countText: ReactNode;
  /** Shown on an attempt to choose too many: "Du kan vælge 3 prøver". */
  limitText: ReactNode;
  /** Save, cancel. */
  actions?: ReactNode;
}

/** Free samples: the chosen ones as round slots, all of them as a list. Choosing too many is explained, not ignored. */
export function SamplesSelector({
  legend,
  samples,
  selected,
  onChange,
  limit,
  countText,
  limitText,
  actions,
}: SamplesSelectorProps) {
  const id = useId();
  // The sample that was one too many.
  const [refused, setRefused] = useState('');
  const chosen = selected.flatMap((sampleId) => samples.find((sample) => sample.id === sampleId) ?? []);

  const toggle = (sampleId: string, isChosen: boolean) => {
    if (!isChosen) {
      setRefused('');
      onChange(selected.filter((other) => other !== sampleId));
    } else if (selected.length < limit) {
      setRefused('');
      onChange([...selected, sampleId]);
    } else setRefused(sampleId);
  };

  return (
    <fieldset className={styles.samples} aria-describedby={`${id}-count`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chosen}>
        <SampleSlots limit={limit} chosen={chosen} />
        <p className={styles.count} id={`${id}-count`} role="status">
          <span key={getTextKey(countText)}>{countText}</span>
          {refused && <strong>{limitText}</strong>}
        </p>
      </div>
      <ul className={styles.list} role="list">
        {samples.map((sample, index) => {
          const sampleId = `${id}-${index}`;
          // Also next to the sample, because the count may be outside the viewport in a long list.
          const note = sample.soldOut || (refused === sample.id && limitText);
          const isChosen = selected.includes(sample.id);
          return (
            <li key={sample.id} className={styles.option}>
              <input
                type="checkbox"
                className={checkboxStyles.box}
                id={sampleId}
                checked={isChosen}
                disabled={Boolean(sample.soldOut) && !isChosen}
                aria-describedby={note ? `${sampleId}-note` : undefined}
                onChange={(event) => {
                  toggle(sample.id, event.currentTarget.checked);
                }}
              />
              <span className={styles.picture}>
                {sample.picture && <Picture picture={sample.picture} alt="" sizes="3rem" ratio="1:1" />}
              </span>
              <label htmlFor={sampleId} className={styles.name}>
                {sample.name}
              </label>
              {note && (
                <span className={styles.note} id={`${sampleId}-note`}>
                  {note}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {actions && <div className={styles.actions}>{actions}</div>}
    </fieldset>
  );
}
