'use client';

import { useEffect, useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { isComposing } from '../is-composing.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'value' | 'onChange' | 'onSubmit'
> {
  /** Name of the field, read aloud and shown while it is empty. */
  label: string;
  /** Action of the form without scripts, such as `/shop`. */
  action: string;
  /** Query parameter of that address. */
  name?: string;
  value: string;
  /** Not called during the composition of an input method, but after it. */
  onChange: (value: string) => void;
  /** Called on submit; the browser follows `action` when absent. */
  onSubmit?: (value: string) => void;
  /** Name of the button that clears the field. */
  clearLabel: string;
  /** Name of the button that searches. */
  submitLabel: string;
}

/** Longest query the search takes (specification, section 5). */
const MAX_QUERY_LENGTH = 512;

/** The search field: a real form, so that it works without scripts. */
export function SearchField({
  label,
  action,
  name = 'query',
  value,
  onChange,
  onSubmit,
  clearLabel,
  submitLabel,
  id,
  ref,
  ...rest
}: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const form = useRef<HTMLFormElement>(null);
  /** Text of the field during a composition. */
  const [draft, setDraft] = useState<string>();
  useEffect(() => {
    const element = form.current;
    const write = ({ target }: Event) => {
      setDraft(undefined);
      if (target instanceof HTMLInputElement) onChange(target.value);
    };
    element?.addEventListener('compositionend', write);
    return () => {
      element?.removeEventListener('compositionend', write);
    };
  }, [onChange]);
  return (
    <form
      ref={form}
      role="search"
      className={styles.form}
      action={action}
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <button type="submit" className={styles.button} aria-label={submitLabel}>
        <Icon name="search" size="large" />
      </button>
      <input
        {...rest}
        ref={ref}
        id={inputId}
        className={styles.input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={draft ?? value}
        onChange={(event) => {
          const { value: text } = event.currentTarget;
          setDraft(isComposing(event) ? text : undefined);
          if (!isComposing(event)) onChange(text);
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.button}
          aria-label={clearLabel}
          onClick={(event) => {
            onChange('');
            event.currentTarget.form?.querySelector('input')?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </form>
  );
}
