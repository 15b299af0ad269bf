import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './WithdrawalForm.module.css';

type WithdrawalField = 'name' | 'email' | 'orderNumber' | 'scope' | 'goods' | 'receivedOn';

export interface WithdrawalFormProps {
  ref?: Ref<HTMLFormElement>;
  /** Of the field for the day, whose `validity` says whether half a day was typed. */
  dayRef?: Ref<HTMLInputElement>;
  /** Fields have the ids `<id>-email` and so on, which error summaries link to. */
  id: string;
  /** Where the form is posted without scripts. */
  action: string;
  /** Whether the next step stands in its place. The fields keep what is in them. */
  isHidden?: boolean;
  texts: {
    name: ReactNode;
    email: { label: ReactNode; hint?: ReactNode };
    orderNumber: { label: ReactNode; hint?: ReactNode };
    scope: { legend: ReactNode; order: ReactNode; goods: ReactNode };
    /** Goods as free text. */
    goods: { label: ReactNode; hint?: ReactNode };
    /** Goods beside those that are ticked. */
    otherGoods: { label: ReactNode; hint?: ReactNode };
    receivedOn: ReactNode;
    /** "Valgfrit". */
    optional: ReactNode;
    /** The button of the form. */
    submit: ReactNode;
  };
  /** UTF-16 units. */
  maxLengths: Readonly<Record<'name' | 'email' | 'orderNumber' | 'goods', number>>;
  /** What was bought with the order, to be ticked: "2 × Læ Serum, 30 ml". Without any, goods are written. */
  bought?: readonly string[];
  /** What to do about each mistake. */
  mistakes?: Readonly<Partial<Record<WithdrawalField, ReactNode>>>;
  /** A FormErrorSummary of the last attempt. */
  summary?: NonTextNode;
  onSubmit: (form: HTMLFormElement) => void;
  onChange: (form: HTMLFormElement) => void;
  /** Hidden fields. */
  children?: NonTextNode;
}

/**
 * Form to withdraw from a contract (Directive 2011/83/EU, art. 11a): contact, order, and whether all or some goods. Its fields
 * are uncontrolled; `fillEmptyWithdrawalFields()` prefills them.
 */
export function WithdrawalForm({
  ref,
  dayRef,
  id,
  action,
  isHidden = false,
  texts,
  maxLengths,
  bought = [],
  mistakes = {},
  summary,
  onSubmit,
  onChange,
  children,
}: WithdrawalFormProps) {
  const isChosen = bought.length > 0;
  const idOf = (name: WithdrawalField) => `${id}-${name}`;
  const about = (name: WithdrawalField) => ({ id: idOf(name), name, error: mistakes[name] });
  const limited = (name: keyof typeof maxLengths) => ({ ...about(name), maxLength: maxLengths[name] });
  return (
    <form
      ref={ref}
      className={styles.form}
      action={action}
      method="post"
      noValidate
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onChange={(event) => {
        onChange(event.currentTarget);
      }}
    >
      {summary}
      {children}
      <TextField {...limited('name')} label={texts.name} autoComplete="name" />
      <TextField
        {...limited('email')}
        {...texts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...limited('orderNumber')} {...texts.orderNumber} autoComplete="off" />
      <RadioGroup
        legend={texts.scope.legend}
        name="scope"
        defaultValue="order"
        options={[
          { value: 'order', label: texts.scope.order },
          { value: 'goods', label: texts.scope.goods },
        ]}
      />
      <div className={styles.goods}>
        {isChosen && (
          <fieldset className={styles.bought}>
            <legend>{texts.goods.label}</legend>
            {bought.map((line, index) => (
              <Checkbox
                key={line}
                name="goods"
                value={line}
                {...(index === 0 ? { id: idOf('goods'), error: mistakes.goods } : {})}
              >
                {line}
              </Checkbox>
            ))}
          </fieldset>
        )}
        {isChosen ? (
          <TextArea
            {...texts.otherGoods}
            name="goods"
            maxLength={maxLengths.goods}
            optional={texts.optional}
          />
        ) : (
          <TextArea {...limited('goods')} {...texts.goods} />
        )}
      </div>
      <TextField
        {...about('receivedOn')}
        ref={dayRef}
        type="date"
        label={texts.receivedOn}
        optional={texts.optional}
      />
      <div>
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  );
}
