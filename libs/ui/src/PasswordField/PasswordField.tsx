'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { Field, type BaseFieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import fieldStyles from '../Field/Field.module.css';
import styles from './PasswordField.module.css';

export interface PasswordRule {
  id: string;
  /** The requirement: "Mindst 12 tegn". */
  text: ReactNode;
  /** Text for screen readers once the rule is met: "opfyldt". Absent until then. */
  met?: string | undefined;
}

export interface PasswordFieldProps
  extends
    Omit<BaseFieldProps, 'optional'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'autoComplete'> {
  /** `current-password` to log in, `new-password` where one is chosen. Password managers go by it. */
  autoComplete: 'current-password' | 'new-password';
  /** On the button while the password is hidden: "Vis". The label of the field completes its name. */
  showText: string;
  /** On the button while the password can be read: "Skjul". */
  hideText: string;
  /** Requirements of a new password, shown before input. */
  rules?: readonly PasswordRule[];
}

/** A password field with a button to show the password. Allows pasting and password managers; hides the password again on submit. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  showText,
  hideText,
  rules = [],
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const rulesId = `${inputId}-rules`;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [start: number | null, end: number | null]>([null, null]);
  const [isShown, setShown] = useState(false);

  // Browsers may lose the caret when the type changes.
  useLayoutEffect(() => {
    const [start, end] = caret.current;
    if (start !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(start, end);
  }, [isShown]);

  // As a text field its value would be stored for autofill.
  useEffect(() => {
    const form = input.current?.form;
    if (!isShown || !form) return;
    const hide = () => setShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isShown]);

  return (
    <Field label={<span id={`${inputId}-label`}>{label}</span>} hint={hint} error={error} id={inputId}>
      {(attributes) => (
        <>
          {rules.length > 0 && (
            <ul className={styles.rules} role="list" id={rulesId}>
              {rules.map(({ id: ruleId, text, met }) => (
                <li key={ruleId} data-met={met ? '' : undefined}>
                  <Icon name={met ? 'check' : 'minus'} size="small" />
                  <span>
                    <span>{text}</span>
                    {met && <VisuallyHidden>{`, ${met}`}</VisuallyHidden>}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.password}>
            <input
              required
              {...rest}
              {...attributes}
              aria-describedby={
                [attributes['aria-describedby'], rules.length > 0 && rulesId, describedBy]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              ref={input}
              type={isShown ? 'text' : 'password'}
              className={fieldStyles.control}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <button
              type="button"
              id={`${inputId}-toggle`}
              className={styles.toggle}
              aria-labelledby={`${inputId}-toggle ${inputId}-label`}
              aria-controls={inputId}
              // A press by pointer keeps the focus, the caret and a phone's keyboard.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
                setShown(!isShown);
              }}
            >
              <span className={styles.words}>
                <span data-state={isShown ? 'away' : undefined}>{showText}</span>
                <span data-state={isShown ? undefined : 'away'}>{hideText}</span>
              </span>
            </button>
          </div>
        </>
      )}
    </Field>
  );
}
