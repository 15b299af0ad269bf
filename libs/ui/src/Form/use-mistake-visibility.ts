'use client';

import { useState } from 'react';

/** Mistakes by field; fields without one are absent. */
export type FieldMistakes<Field extends string, Mistake> = Readonly<Partial<Record<Field, Mistake>>>;

export interface MistakeVisibility<Field extends string, Mistake> {
  /** Shown at the fields. */
  readonly shown: FieldMistakes<Field, Mistake>;
  /**
   * For the error summary, in the order of the fields and as of the last attempt: a list that shrinks while fields are corrected
   * would move the page and take the focus.
   */
  readonly summary: readonly { readonly field: Field; readonly mistake: Mistake }[];
  /** Number of attempts. As the `key` of the error summary it moves the focus there on each attempt. */
  readonly attempts: number;
  /** Reports the mistakes of an attempt to submit, found here or by a service. Returns true if there are none. */
  readonly attempt: (found: FieldMistakes<Field, Mistake>) => boolean;
  /** Updates the mistakes after input: corrected ones disappear at once. */
  readonly typed: (found: FieldMistakes<Field, Mistake>) => void;
  /** Updates the mistakes when a field loses focus, but not before the first attempt. `goingTo` is the event's `relatedTarget`. */
  readonly left: (field: Field, found: FieldMistakes<Field, Mistake>, goingTo: EventTarget | null) => void;
}

/**
 * Decides when the given mistakes are shown: none before the first submit, then all, and afterwards as fields lose focus or are
 * corrected. It validates nothing itself.
 */
export function useMistakeVisibility<Field extends string, Mistake>(
  /** In the order of the page. */
  fields: readonly Field[],
): MistakeVisibility<Field, Mistake> {
  const [shown, setShown] = useState(() => ({}) as FieldMistakes<Field, Mistake>);
  const [summary, setSummary] = useState<MistakeVisibility<Field, Mistake>['summary']>([]);
  const [attempts, setAttempts] = useState(0);
  return {
    shown,
    summary,
    attempts,
    attempt: (found) => {
      const list = fields.flatMap((field) => {
        const mistake = found[field];
        return mistake === undefined ? [] : [{ field, mistake }];
      });
      setShown(found);
      setSummary(list);
      setAttempts((count) => count + 1);
      return list.length === 0;
    },
    typed: (found) => {
      setShown((old) => {
        const left = fields.filter((field) => old[field] !== undefined && found[field] !== undefined);
        return Object.fromEntries(left.map((field) => [field, old[field]])) as typeof old;
      });
    },
    left: (field, found, goingTo) => {
      const mistake = found[field];
      // A new line would move the button away from under the pointer, and the press would be lost.
      if (summary.length === 0 || mistake === undefined || isSubmitButton(goingTo)) return;
      setShown((old) => ({ ...old, [field]: mistake }));
    },
  };
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}
