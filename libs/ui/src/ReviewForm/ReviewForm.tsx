import type { ComponentPropsWithoutRef, FormEventHandler, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Rating } from '../Rating/Rating.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from '../StockAlertForm/StockAlertForm.module.css';

/** `data-` attributes go to the form element. */
export interface ReviewFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'title' | 'action'> {
  /** "Hvad synes du om Læ Serum?". */
  title: ReactNode;
  /** Where the form leads without scripts. */
  action: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** The choice of stars, a group of radio buttons with the name `stars`. */
  stars: {
    readonly legend: ReactNode;
    /** The most stars first, in words: "5 stjerner, fremragende". */
    readonly ranks: readonly { readonly stars: number; readonly label: ReactNode }[];
    /** Id of the first choice, for error summaries. */
    readonly id?: string;
    readonly error?: ReactNode;
  };
  /** Title, text and shown name: a TextField, a TextArea and a TextField. */
  fields: NonTextNode;
  /** The Button of type `submit`. */
  button: NonTextNode;
  /** That only buyers can review, and that the shop reads reviews before they are shown. */
  note: ReactNode;
  /** Success or error: a Notice. */
  outcome?: NonTextNode;
}

/** Asks a buyer what they think of a product. */
export function ReviewForm({
  title,
  action,
  onSubmit,
  stars: { legend, ranks, id, error },
  fields,
  button,
  note,
  outcome,
  ...rest
}: ReviewFormProps) {
  return (
    <form {...rest} className={styles.form} action={action} method="post" noValidate onSubmit={onSubmit}>
      <Heading level={3} size="title">
        {title}
      </Heading>
      <RadioGroup
        legend={legend}
        name="stars"
        {...(id === undefined ? {} : { id })}
        {...(error ? { error } : {})}
        options={ranks.map(({ stars, label }) => ({
          value: String(stars),
          label: <Rating value={stars} text={label} />,
        }))}
      />
      {fields}
      <p className={styles.note}>{note}</p>
      {button}
      {outcome}
    </form>
  );
}
