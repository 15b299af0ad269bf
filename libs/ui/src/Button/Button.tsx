import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './Button.module.css';

interface ButtonLook {
  /** `primary` once on a screen, `quiet` for the second choice, `link` for the third. */
  variant?: 'primary' | 'quiet' | 'link';
  /** `full` takes the width of its column, like the buy button; `content`, the default, that of its label. */
  width?: 'content' | 'full';
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /**
   * Label while an action is pending, such as "Lægges i kurv". The button then keeps its width and focus, is announced as busy
   * and ignores clicks.
   */
  pending?: ReactNode;
}

/** A button for an action on this page. Use {@link ButtonLink} to link to another one. */
export function Button({
  variant = 'primary',
  width,
  pending,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const isPending = pending !== undefined && pending !== null && pending !== false;
  // Not `disabled`, which would lose the focus and not announce the new label.
  const ignore = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-width={width}
      data-pending={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled']}
      onClick={isPending ? ignore : onClick}
    >
      <span key={getTextKey(children)} className={styles.label}>
        {children}
      </span>
      {isPending && <span className={styles.pending}>{pending}</span>}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className' | 'children'> {}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant = 'primary', width, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={styles.button} data-variant={variant} data-width={width}>
      <span key={getTextKey(children)} className={styles.label}>
        {children}
      </span>
    </Link>
  );
}
