'use client';

import { useState } from 'react';

/** Mistakes by field; fields without one are absent. */
export type Mistakes<Field extends string, Mistake> = Readonly<Partial<Record<Field, Mistake>>>;

export interface FormMistakes<Field extends string, Mistake> {
  /** To be shown beside the fields. */
  readonly shown: Mistakes<Field, Mistake>;
  /**
   * For the error summary, in the order of the fields and as of the last attempt: a list that shrank while fields are corrected
   * would move the page and take the focus.
   */
  readonly summary: readonly { readonly field: Field; readonly mistake: Mistake }[];
  /** Attempts so far. As the `key` of the error summary it gives each attempt the focus. */
  readonly attempts: number;
  /** Tells what was wrong when the shopper tried to go on, be it found here or by a service. True when nothing was. */
  readonly attempt: (found: Mistakes<Field, Mistake>) => boolean;
  /** After a field was typed into, with what is wrong now: what is mended disappears at once. */
  readonly typed: (found: Mistakes<Field, Mistake>) => void;
  /** When a field is left, with what is wrong now. Silent before the first attempt. `goingTo` is the event's `relatedTarget`. */
  readonly left: (field: Field, found: Mistakes<Field, Mistake>, goingTo: EventTarget | null) => void;
}

/**
 * When a form tells its mistakes: nothing before the shopper has tried to go on; then all at once, and after that as fields are
 * left and mended. It keeps no values and knows no rules; the caller brings what is wrong.
 */
export function useFormMistakes<Field extends string, Mistake>(
  /** In the order of the page. */
  fields: readonly Field[],
): FormMistakes<Field, Mistake> {
  const [shown, setShown] = useState(() => ({}) as Mistakes<Field, Mistake>);
  const [summary, setSummary] = useState<FormMistakes<Field, Mistake>['summary']>([]);
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
      // On the way to the button a new line would push it away from under the pointer, and the press would be lost.
      if (summary.length === 0 || mistake === undefined || isSubmitButton(goingTo)) return;
      setShown((old) => ({ ...old, [field]: mistake }));
    },
  };
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}
