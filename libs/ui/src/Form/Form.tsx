import type { NonTextNode } from '../non-text-node.ts';
import styles from './Form.module.css';

export interface FormProps {
  /** Called on Enter or the button of type `submit`. The page does not reload. */
  onSubmit: () => void;
  /** A FormErrorSummary of the last attempt, first in the form. */
  summary?: NonTextNode;
  /** Fields in one column, then the Button of type `submit`. */
  children: NonTextNode;
}

/**
 * Fields below each other with space between. Errors are shown by the page in its language instead of the browser's bubbles;
 * `useMistakeVisibility` decides when. Without scripts, typed values do not get into the URL: a form with the method `dialog` outside
 * a dialog is not sent.
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
