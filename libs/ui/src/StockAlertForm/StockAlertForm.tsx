import type { ComponentPropsWithoutRef, FormEventHandler, ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import styles from './StockAlertForm.module.css';

/** `data-` attributes go to the form element. */
export interface StockAlertFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'title' | 'action'> {
  /** "Udsolgt. Vil du have besked, når varen er tilbage?". */
  title: ReactNode;
  /** Where the form leads without scripts. */
  action: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** The e-mail: a TextField. */
  field: Elements;
  /** The Button of type `submit`. */
  button: Elements;
  /** For what alone the address is used, and when it is deleted, with a link to the privacy policy. */
  note: Elements;
  /** Success or error: a Notice. */
  outcome?: Elements;
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
