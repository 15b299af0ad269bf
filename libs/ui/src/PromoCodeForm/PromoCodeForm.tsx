'use client';

import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './PromoCodeForm.module.css';

export interface EnteredCode {
  code: string;
  /** The code and its result: "VELKOMMEN15 er i brug", "KYST10: Koden gælder ikke for noget i kurven". */
  text: ReactNode;
  /** `checking` until the shop has answered; `refused` codes stay, because they may apply later. */
  state: 'applied' | 'checking' | 'refused';
  /** At the end of the line: what it takes off, or what is left on a gift card. */
  detail?: ReactNode;
  /** On the button: "Fjern". */
  removeText: ReactNode;
  /** Its name, holding text and code: "Fjern koden VELKOMMEN15". */
  removeLabel: string;
}

export interface PromoCodeFormProps {
  /** Label that opens the form: "Har du en rabatkode?". */
  question: ReactNode;
  /** Above the field: "Rabatkode". */
  label: ReactNode;
  /** On the button: "Brug kode". */
  submitText: ReactNode;
  /** Label while the code is checked. */
  pending?: ReactNode;
  /** Typed code. The caller stores it, and empties it once the code is applied. */
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter or the button; the code is {@link PromoCodeFormProps.value}. */
  onSubmit: () => void;
  /** Why the typed code does not apply. */
  error?: ReactNode;
  /** Announced but not shown, for example after a removal: "VELKOMMEN15 er fjernet". */
  news?: ReactNode;
  /** Codes of this order. */
  codes: readonly EnteredCode[];
  onRemove: (code: string) => void;
  /** Name of the field in the form: `promo-code`. */
  name?: string;
  /** Longest code, in UTF-16 units. */
  maxLength?: number;
}

const icons = { applied: 'check', checking: 'minus', refused: 'info' } as const;

/**
 * A promo code field in a disclosure, so that shoppers do not leave to look for a code. Applied codes are above it and can be
 * removed.
 */
export function PromoCodeForm({
  question,
  label,
  submitText,
  pending,
  value,
  onChange,
  onSubmit,
  error,
  news,
  codes,
  onRemove,
  name,
  maxLength = 64,
}: PromoCodeFormProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={styles.promo}>
      <div className={styles.codes}>
        <div role="status">
          {codes.length > 0 && (
            <ul role="list">
              {codes.map(({ code, text, state, detail }) => (
                <li key={code} className={styles.code} data-state={state}>
                  <Icon name={icons[state]} size="small" />
                  <span className={styles.text}>
                    <span key={getTextKey(text)}>{text}</span>
                    {detail && (
                      <span key={`detail ${getTextKey(detail)}`} className={styles.detail}>
                        {detail}
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {/* Outside the live region, which would announce their labels. */}
        {codes.map(({ code, removeText, removeLabel }) => (
          <Button
            key={code}
            variant="link"
            aria-label={removeLabel}
            onClick={() => {
              onRemove(code);
              // The button disappears with its code: the focus moves to the field.
              place.current?.querySelector('summary')?.focus();
            }}
          >
            {removeText}
          </Button>
        ))}
      </div>
      <Disclosure summary={question} startsOpen={value !== ''}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) onSubmit();
          }}
        >
          <TextField
            label={label}
            name={name}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
            error={error}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
          <Button type="submit" variant="quiet" pending={pending}>
            {submitText}
          </Button>
        </form>
      </Disclosure>
      {/* The result arrives after the focus has left the field, so it is announced here. */}
      <VisuallyHidden>
        <span role="status">
          <span key={getTextKey(error || news)}>{error || news}</span>
        </span>
      </VisuallyHidden>
    </div>
  );
}
