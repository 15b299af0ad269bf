import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { textKey } from '../text-key.ts';
import styles from './Button.module.css';

interface ButtonLook {
  /** `primary` once on a screen, `quiet` for the second choice, `link` for the third. */
  variant?: 'primary' | 'quiet' | 'link';
  /** `full` takes the width of its column, as the buy button does; `content`, the default, that of its words. */
  width?: 'content' | 'full';
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /**
   * Words for work under way, such as "Lægges i kurv". While given the button keeps its width and its focus, says so to
   * assistive technology and ignores clicks.
   */
  pending?: ReactNode;
}

/** Does something on this page. What leads elsewhere is a {@link ButtonLink}. */
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
  // Not `disabled`: that would throw the focus away and silence the change of words.
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
      <span key={textKey(children)} className={styles.label}>
        {children}
      </span>
      {isPending && <span className={styles.pending}>{pending}</span>}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className' | 'children'> {}

/** Leads to another page with the weight of a button. */
export function ButtonLink({ variant = 'primary', width, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={styles.button} data-variant={variant} data-width={width}>
      <span key={textKey(children)} className={styles.label}>
        {children}
      </span>
    </Link>
  );
}
