'use client';

import { useId, useState, type ReactNode } from 'react';
import fieldStyles from '../Field/Field.module.css';
import { FilterSection, type FilterSectionProps } from '../FilterGroup/FilterSection.tsx';
import { isComposing } from '../is-composing.ts';
import styles from './RangeFields.module.css';

/** Whole units; each bound is optional. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
}

export interface RangeFieldsProps extends Pick<FilterSectionProps, 'legend' | 'startsOpen'> {
  range: NumberRange;
  /** Called when a typed bound is confirmed by blur or Enter. */
  onChange: (range: NumberRange) => void;
  /** "Fra". */
  minLabel: string;
  /** "Til". */
  maxLabel: string;
  /** Unit of the bounds, after both fields: "kr.". */
  unit: ReactNode;
  /** Available range: "Fra 65 til 795 kr." */
  hint?: ReactNode;
}

/** Lowest and highest value of a list as two fields: more accessible and exact than a slider. */
export function RangeFields({
  legend,
  startsOpen,
  range,
  onChange,
  minLabel,
  maxLabel,
  unit,
  hint,
}: RangeFieldsProps) {
  const id = useId();
  return (
    <FilterSection legend={legend} legendId={`${id}-legend`} startsOpen={startsOpen}>
      <div className={styles.bounds}>
        <Bound
          label={minLabel}
          unit={unit}
          hintId={hint ? `${id}-hint` : undefined}
          value={range.min}
          onChange={(min) => {
            onChange({ ...range, min });
          }}
        />
        <Bound
          label={maxLabel}
          unit={unit}
          hintId={hint ? `${id}-hint` : undefined}
          value={range.max}
          onChange={(max) => {
            onChange({ ...range, max });
          }}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
    </FilterSection>
  );
}

interface BoundProps {
  label: string;
  unit: ReactNode;
  hintId: string | undefined;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

function Bound({ label, unit, hintId, value, onChange }: BoundProps) {
  const id = useId();
  const shown = value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  // Chips and the browser's back button change the bound too.
  if (known !== shown) {
    setKnown(shown);
    setTyped(shown);
  }
  const confirm = () => {
    // Parses whole units of typed prices: 99 of "99,95", a thousand of "1.000".
    const units = typed.normalize('NFKC').replace(/[.,]\d{0,2}$|\D/g, '');
    setTyped(units);
    if (units !== shown) onChange(units === '' ? undefined : Number(units));
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.bound}>
        <input
          id={id}
          className={fieldStyles.control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          aria-describedby={hintId}
          value={typed}
          onChange={(event) => {
            const { value: text } = event.currentTarget;
            // Changing the text would end the composition of an input method.
            setTyped(isComposing(event) ? text : text.replace(/[^\d.,]/g, ''));
          }}
          onBlur={confirm}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) confirm();
          }}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
    </div>
  );
}
