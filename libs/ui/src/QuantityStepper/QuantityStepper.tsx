'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isComposing } from '../is-composing.ts';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  /** Name of the field, with the product: "Antal, Læ Serum". */
  label: string;
  /** Name of the minus button, with the product: "Færre Læ Serum". */
  decreaseLabel: string;
  /** Name of the plus button, with the product: "Flere Læ Serum". */
  increaseLabel: string;
  /** Whole units. */
  value: number;
  /** Whole units. Below it the minus button rests. */
  minimum?: number;
  /** Whole units. Above it the plus button rests and entries are brought down to it. */
  maximum?: number;
  /** Announced with the number that reaches the maximum: "Kun 3 tilbage". Show it next to the stepper as well. */
  maximumText?: string;
  /** `page` is as high as the Button beside it. */
  size?: 'line' | 'page';
  onChange: (value: number) => void;
}

/** A quantity with two buttons and a field. Typed values apply on blur or Enter. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  minimum = 1,
  maximum = 99,
  maximumText,
  size = 'line',
  onChange,
}: QuantityStepperProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  // Presses faster than the page renders each count from the previous one.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });

  const set = (next: number) => {
    const inRange = Math.min(maximum, Math.max(minimum, next));
    if (inRange === latest.current) return;
    latest.current = inRange;
    setChanged(true);
    onChange(inRange);
  };
  const commit = () => {
    const typed = draft?.normalize('NFKC').trim();
    if (typed && /^\d+$/.test(typed)) set(Number(typed));
    setDraft(null);
  };

  const said = value >= maximum && maximumText ? `${value}. ${maximumText}` : String(value);
  return (
    <div className={styles.stepper} data-size={size}>
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={value <= minimum}
        onClick={() => {
          set(latest.current - 1);
        }}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        id={id}
        aria-label={label}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft ?? value}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
          if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            setDraft(null);
          }
        }}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        aria-disabled={value >= maximum}
        onClick={() => {
          set(latest.current + 1);
        }}
      >
        <Icon name="plus" size="small" />
      </button>
      {/* The focus is on a button, so the field's new number is announced here. */}
      <VisuallyHidden>
        <span aria-live="polite">{isChanged && <span key={said}>{said}</span>}</span>
      </VisuallyHidden>
    </div>
  );
}
