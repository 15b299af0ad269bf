import type { ComponentPropsWithoutRef, FormEventHandler, ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import styles from './NewsletterForm.module.css';

/** `data-` attributes go to the form element. */
export interface NewsletterFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'title' | 'action'> {
  title: ReactNode;
  /** What one gets, how often, and the conditions of the discount. */
  text: ReactNode;
  /** Where the form leads without scripts. */
  action: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Name and e-mail: TextFields. */
  fields: ReactNode;
  /** The Checkbox of acceptance, unticked. */
  consent: Elements;
  /** The Button of type `submit`. */
  button: ReactNode;
  /** Success, duplicate or error: a Notice. */
  outcome?: Elements;
}

/** The club: words left, form right, on sand. Its texts and its sending belong to the app. */
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
          <h2 className={styles.title}>{title}</h2>
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
