'use client';

import { useState } from 'react';
import type { PromoCodeFormProps } from './PromoCodeForm.tsx';

/** Accepts and removes codes. Each function returns the reason of a failure as a text for the shopper; `undefined` otherwise. */
export interface CodeFormOptions {
  /** Checks what was typed before it is sent. */
  readonly check?: (typed: string) => string | undefined;
  /** Sends what was typed. Must not reject. */
  readonly submit: (typed: string) => Promise<string | undefined>;
  /** Removes a code. Must not reject. */
  readonly remove: (code: string) => Promise<string | undefined>;
  /** Returns the name of a code in the announcement of its removal; the code itself by default. */
  readonly nameOf?: (code: string) => string | undefined;
}

export interface CodeForm extends Pick<PromoCodeFormProps, 'value' | 'onChange' | 'onSubmit' | 'onRemove'> {
  /** Whether a code is being sent. */
  readonly isTrying: boolean;
  /** Why the last code was not accepted, or could not be removed. */
  readonly error: string | undefined;
  /** Name of the code that was removed last, until another one is sent. */
  readonly removed: string | undefined;
}

/** Manages a PromoCodeForm that submits codes to a service. A typed code stays until it is accepted. */
export function useCodeForm({ check, submit, remove, nameOf = (code) => code }: CodeFormOptions): CodeForm {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const [isTrying, setTrying] = useState(false);
  const send = async () => {
    const mistake = check?.(value);
    setRemoved(undefined);
    setError(mistake);
    if (mistake !== undefined) return;
    setTrying(true);
    const refusal = await submit(value);
    setTrying(false);
    setError(refusal);
    if (refusal === undefined) setValue('');
  };
  const takeBack = async (code: string) => {
    const name = nameOf(code);
    setRemoved(undefined);
    setError(undefined);
    const failure = await remove(code);
    setError(failure);
    if (failure === undefined) setRemoved(name);
  };
  return {
    value,
    isTrying,
    error,
    removed,
    onChange: setValue,
    onSubmit: () => void send(),
    onRemove: (code) => void takeBack(code),
  };
}
