import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { FactList, type FactListProps } from '../FactList/FactList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import type { WithdrawalFormProps } from './WithdrawalForm.tsx';
import styles from './WithdrawalForm.module.css';

/** A statement of withdrawal as it is shown again. */
export interface StatedWithdrawal {
  name: string;
  email: string;
  orderNumber: string;
  scope: 'order' | 'goods';
  /** The goods in the shopper's words, line by line; for the scope `goods`. */
  goods: string;
  /** The day in words; missing where none was stated. */
  receivedOn?: ReactNode;
}

interface WithdrawalStatementReviewProps {
  /** Of the step. Its heading takes the focus: the step replaces the form in place. */
  ref?: Ref<HTMLDivElement>;
  /** Fragment of the address that the step has in the history. */
  id?: string;
  /** The texts of the form, whose labels name the facts. */
  labels: Pick<WithdrawalFormProps['texts'], 'name' | 'email' | 'orderNumber' | 'scope' | 'receivedOn'>;
  withdrawal: StatedWithdrawal;
}

export interface WithdrawalReviewProps extends WithdrawalStatementReviewProps {
  texts: {
    title: ReactNode;
    /** One sentence: nothing has been sent yet. */
    text: ReactNode;
    /** The button that sends the withdrawal. */
    confirm: ReactNode;
    /** The same button while it is sent. */
    sending: string;
    /** The button that leads back to the form. */
    change: ReactNode;
  };
  isSending?: boolean;
  /** Why the withdrawal could not be sent. */
  problem?: string | false;
  onConfirm: () => void;
  onChange: () => void;
}

/** What was stated, once more, with the button that confirms it. */
export function WithdrawalReview({
  texts,
  isSending = false,
  problem,
  onConfirm,
  onChange,
  ...step
}: WithdrawalReviewProps) {
  return (
    <Step {...step} title={texts.title} opening={<p>{texts.text}</p>}>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <div className={styles.actions}>
        <Button {...(isSending ? { pending: texts.sending } : {})} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        {!isSending && (
          <Button variant="link" onClick={onChange}>
            {texts.change}
          </Button>
        )}
      </div>
    </Step>
  );
}

export interface WithdrawalReceiptProps extends WithdrawalStatementReviewProps {
  title: ReactNode;
  /** That a receipt is on its way. */
  text: ReactNode;
  /** Reference and time, above what was stated. */
  facts: readonly { term: ReactNode; text: ReactNode }[];
}

/** A withdrawal that was received, with what was stated. */
export function WithdrawalReceipt({ text, ...step }: WithdrawalReceiptProps) {
  return <Step {...step} opening={<Notice tone="success">{text}</Notice>} />;
}

function Step({
  ref,
  id,
  labels,
  withdrawal: { name, email, orderNumber, scope, goods, receivedOn },
  title,
  opening,
  facts = [],
  children,
}: WithdrawalStatementReviewProps & {
  title: ReactNode;
  opening: NonTextNode;
  facts?: FactListProps['facts'];
  children?: NonTextNode;
}) {
  return (
    <div ref={ref} id={id} className={styles.form}>
      <Heading level={3} size="title" tabIndex={-1}>
        {title}
      </Heading>
      {opening}
      <FactList
        facts={[
          ...facts,
          { term: labels.name, text: name },
          { term: labels.email.label, text: email },
          { term: labels.orderNumber.label, text: orderNumber },
          {
            term: labels.scope.legend,
            text: scope === 'goods' ? <span className={styles.lines}>{goods}</span> : labels.scope.order,
          },
          receivedOn !== undefined && { term: labels.receivedOn, text: receivedOn },
        ]}
      />
      {children}
    </div>
  );
}
