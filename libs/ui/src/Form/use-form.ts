'use client';

import { useRef, useState } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import { type FormErrorOptions, useFormErrors } from './use-form-errors.tsx';
import type { FieldMistakes } from './use-mistake-visibility.ts';

/** The result of submitting a form. */
export type FormOutcome<Field extends string, Mistake, Failure> =
  | { readonly kind: 'ok' }
  /** The receiver refused values: the form shows their mistakes, and keeps everything that was typed. */
  | { readonly kind: 'mistakes'; readonly mistakes: FieldMistakes<Field, Mistake> }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Another element of the page shows the error. */
  | { readonly kind: 'reported' };

/** Values as typed, by field. */
type Values<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Rules and receiver of a form. */
export interface FormOptions<
  Field extends string,
  Mistake,
  Failure,
  Typed extends Values<Field>,
> extends FormErrorOptions<Field, Mistake> {
  /** Values before the first input. */
  readonly start: Typed;
  /** Returns the mistakes in the values; none if they can be sent. */
  readonly check: (values: Typed) => FieldMistakes<Field, Mistake>;
  /** Returns the values after input into a field; by default only that field changes. */
  readonly change?: (values: Typed, field: Field, value: string) => Typed;
  /** Called with values without mistakes, one call at a time. Must not reject. */
  readonly send: (values: Typed) => Promise<FormOutcome<Field, Mistake, Failure>>;
}

/** Props of a text field of the form. */
export interface FormFieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
}

export interface FormState<Field extends string, Failure, Typed extends Values<Field>> {
  readonly values: Typed;
  /** Texts of the mistakes, by field. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  /** Returns the props of a TextField or a PasswordField. */
  readonly field: (name: Field) => FormFieldProps;
  /** For forms without such fields: input into a field. */
  readonly change: (field: Field, value: string) => void;
  /** For forms without such fields: the focus leaves a field. `goingTo` is the event's `relatedTarget`. */
  readonly leave: (field: Field, goingTo: EventTarget | null) => void;
  /** Clears fields, such as passwords after use. */
  readonly clear: (...fields: readonly Field[]) => void;
  readonly isBusy: boolean;
  /** Whether the last attempt succeeded. */
  readonly isSent: boolean;
  /** Why the last attempt failed, if the reason belongs to no field. */
  readonly failure: Failure | undefined;
  /** For the Form: its FormErrorSummary. */
  readonly summary: NonTextNode;
  /** For the Form. Does nothing while the form is being sent. */
  readonly submit: () => Promise<void>;
}

/**
 * Manages a form that is submitted to a service: its values, when its mistakes are shown (`useFormErrors`), one request at a time, and the
 * result. Rules and service are arguments.
 */
export function useForm<Field extends string, Mistake, Failure, Typed extends Values<Field>>({
  start,
  check,
  change: changeValues = (values, field, value) => ({ ...values, [field]: value }),
  send,
  ...texts
}: FormOptions<Field, Mistake, Failure, Typed>): FormState<Field, Failure, Typed> {
  const [values, setValues] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Buttons may be pressed again before React renders.
  const isSending = useRef(false);
  const { errors, summary, attempt, typed, left } = useFormErrors<Field, Mistake>(texts);

  const change = (field: Field, value: string) => {
    setValues((before) => changeValues(before, field, value));
    typed(check(changeValues(values, field, value)));
  };
  const leave = (field: Field, goingTo: EventTarget | null) => left(field, check(values), goingTo);
  const submit = async () => {
    setSent(false);
    setFailure(undefined);
    if (isSending.current || !attempt(check(values))) return;
    isSending.current = true;
    setBusy(true);
    const outcome = await send(values);
    isSending.current = false;
    setBusy(false);
    setSent(outcome.kind === 'ok');
    if (outcome.kind === 'mistakes') attempt(outcome.mistakes);
    if (outcome.kind === 'failed') setFailure(() => outcome.failure);
  };

  return {
    values,
    errors,
    change,
    leave,
    isBusy,
    isSent,
    failure,
    summary,
    submit,
    clear: (...fields) => {
      setValues((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, ''])) }));
    },
    field: (name) => ({
      id: texts.idOf(name),
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: ({ currentTarget }) => change(name, currentTarget.value),
      onBlur: ({ relatedTarget }) => leave(name, relatedTarget),
    }),
  };
}
