import type { Elements } from '../elements.ts';
import styles from './Form.module.css';

export interface FormProps {
  /** Asked for by Enter or the button of type `submit`. The page does not reload. */
  onSubmit: () => void;
  /** What stopped the last attempt: a FormErrorSummary, first in the form. */
  summary?: Elements;
  /** Fields in one column, then the Button of type `submit`. */
  children: Elements;
}

/**
 * Fields below each other with room between. The page says what is wrong in its own words and language, so the browser's
 * bubbles stay away; `useFormMistakes` says when. Where scripts did not come, nothing that was typed gets into the page's address:
 * a form of method `dialog` outside of one is sent nowhere.
 */
export function Form({ onSubmit, summary, children }: FormProps) {
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {summary}
      {children}
    </form>
  );
}
