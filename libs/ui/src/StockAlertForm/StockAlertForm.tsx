import type { ComponentPropsWithoutRef, FormEventHandler, ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './StockAlertForm.module.css';

/** `data-` attributes go to the form element. */
export interface StockAlertFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'title' | 'action'> {
  /** "Udsolgt. Vil du have besked, når varen er tilbage?". */
  title: ReactNode;
  /** Where the form leads without scripts. */
  action: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** The e-mail: a TextField. */
  field: NonTextNode;
  /** The Button of type `submit`. */
  button: NonTextNode;
  /** For what alone the address is used, and when it is deleted, with a link to the privacy policy. */
  note: NonTextNode;
  /** Success or error: a Notice. */
  outcome?: NonTextNode;
}

/** In place of the buy button while goods are sold out: asks for an address to write to when they are back. */
export function StockAlertForm({
  title,
  action,
  onSubmit,
  field,
  button,
  note,
  outcome,
  ...rest
}: StockAlertFormProps) {
  return (
    <form {...rest} className={styles.form} action={action} method="post" noValidate onSubmit={onSubmit}>
      <h2 className={styles.title}>{title}</h2>
      {field}
      {button}
      {outcome}
      <p className={styles.note}>{note}</p>
    </form>
  );
}
