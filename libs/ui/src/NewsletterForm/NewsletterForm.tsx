import type { ComponentPropsWithoutRef, FormEventHandler, ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './NewsletterForm.module.css';

/** `data-` attributes go to the form element. */
export interface NewsletterFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'title' | 'action'> {
  title: ReactNode;
  /** Contents and frequency of the mails, and the conditions of the discount. */
  text: ReactNode;
  /** URL that the form is posted to without scripts. */
  action: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Name and e-mail: TextFields. */
  fields: ReactNode;
  /** The consent Checkbox, unchecked. */
  consent: NonTextNode;
  /** The Button of type `submit`. */
  button: ReactNode;
  /** Success, duplicate or error: a Notice. */
  outcome?: NonTextNode;
}

/** The newsletter form: text left, form right, on sand. The app provides texts and sends the form. */
export function NewsletterForm({
  title,
  text,
  action,
  onSubmit,
  fields,
  consent,
  button,
  outcome,
  ...rest
}: NewsletterFormProps) {
  return (
    <section className={styles.newsletter}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <div className={styles.text}>{text}</div>
        </div>
        <form {...rest} className={styles.form} action={action} method="post" noValidate onSubmit={onSubmit}>
          <div className={styles.fields}>{fields}</div>
          {consent}
          {outcome}
          <div>{button}</div>
        </form>
      </div>
    </section>
  );
}
