'use client';

import { type FormEvent, useState } from 'react';
import type { FieldMistakes } from './use-mistake-visibility.ts';

/** Answer of a service to a form. `errors`, texts by field, are present only if it rejects the values. */
export interface PostedFormAnswer<Field extends string> {
  readonly kind: string;
  readonly errors?: FieldMistakes<Field, string>;
}

/** Rules and service of a form whose fields keep their own values. */
export interface PostedFormOptions<
  Field extends string,
  Mistake,
  Values,
  Answer extends PostedFormAnswer<Field>,
> {
  /** Returns the values of the fields, by their `name`. */
  readonly parse: (data: FormData) => Values;
  /** Returns the mistakes in the values, in the order of the form; none if they can be sent. */
  readonly check: (values: Values) => FieldMistakes<Field, Mistake>;
  /** Returns the text of a mistake in a field for the shopper. */
  readonly textOf: (mistake: Mistake, field: Field) => string;
  /** Called with values without mistakes. Must not reject. */
  readonly send: (values: Values) => Promise<Answer>;
  /** Returns whether an answer empties the fields; none does by default. */
  readonly isDone?: (answer: Answer) => boolean;
}

/** Props of a field of the form, besides its `id` and texts. */
export interface PostedFieldProps<Field extends string> {
  readonly name: Field;
  readonly error?: string;
  readonly onChange?: () => void;
}

export interface PostedForm<Field extends string, Answer extends PostedFormAnswer<Field>> {
  /** Returns the props of a field. Its mistake disappears when the shopper edits it. */
  readonly field: (name: Field) => PostedFieldProps<Field>;
  readonly isSending: boolean;
  /** The answer to the last attempt, unless it was a refusal. */
  readonly answer: Answer | undefined;
  /** For the form element. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Manages a form with uncontrolled fields that the browser posts without scripts and `send` submits otherwise. Submitting shows
 * all mistakes and focuses the first field that has one.
 */
export function usePostedForm<Field extends string, Mistake, Values, Answer extends PostedFormAnswer<Field>>({
  parse,
  check,
  textOf,
  send,
  isDone = () => false,
}: PostedFormOptions<Field, Mistake, Values, Answer>): PostedForm<Field, Answer> {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  /** Shows texts at their fields and focuses the first one. Returns whether there are any. */
  const report = (form: HTMLFormElement, texts: readonly (readonly [field: string, text: string])[]) => {
    setErrors(Object.fromEntries(texts));
    const [[first] = []] = texts;
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (form: HTMLFormElement) => {
    const values = parse(new FormData(form));
    const mistakes = Object.entries(check(values)) as [Field, Mistake][];
    const texts = mistakes.map(([field, mistake]) => [field, textOf(mistake, field)] as const);
    setAnswer(undefined);
    if (report(form, texts)) return;
    setSending(true);
    const next = await send(values);
    setSending(false);
    if (next.errors) {
      report(form, Object.entries(next.errors));
      return;
    }
    setAnswer(() => next);
    if (isDone(next)) form.reset();
  };

  return {
    isSending,
    answer,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    field: (name) => {
      const error = errors[name];
      if (error === undefined) return { name };
      return { name, error, onChange: () => setErrors(({ [name]: _, ...others }) => others) };
    },
  };
}
