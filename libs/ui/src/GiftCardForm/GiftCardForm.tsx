'use client';

import { useState, type FocusEvent, type ReactNode } from 'react';
import { Form } from '../Form/Form.tsx';
import { RadioGroup, type RadioOption } from '../RadioGroup/RadioGroup.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import { getTextKey } from '../text-key.ts';
import styles from './GiftCardForm.module.css';

/** Fields of the form in the order of the page. `sendOn` is an ISO date, `ownAmount` is as typed. */
export const giftCardFields = [
  'type',
  'sendOn',
  'amount',
  'ownAmount',
  'recipientName',
  'recipientEmail',
  'senderName',
  'message',
] as const;

export type GiftCardField = (typeof giftCardFields)[number];

/** Value of `amount` for an amount of the buyer's own choice. */
export const CUSTOM_GIFT_CARD_AMOUNT = 'own';

export interface GiftCardFormProps {
  /** Fields have the ids `<id>-recipientEmail` and so on, which error summaries link to. */
  id: string;
  /**
   * Delivery methods: by mail at once, by mail on a date, printed. An option with `asksDate` shows the date field, one with
   * `asksEmail` the email field.
   */
  types: readonly (Pick<RadioOption, 'value' | 'label' | 'detail' | 'note'> & {
    asksEmail?: boolean;
    asksDate?: boolean;
  })[];
  /** Amounts to choose from, written in the currency of the market: "500 kr.", or a MarketText. */
  amounts: readonly { value: string; label: ReactNode }[];
  /** Label and limits of an amount of one's own; without it there is none. `value` of `amount` is {@link CUSTOM_GIFT_CARD_AMOUNT}. */
  ownAmount?: { choice: string; label: ReactNode; hint: ReactNode };
  texts: {
    type: ReactNode;
    amount: ReactNode;
    sendOn: { label: ReactNode; hint?: ReactNode };
    recipientName: { label: ReactNode };
    recipientEmail: { label: ReactNode; hint?: ReactNode };
    senderName: { label: ReactNode };
    message: { label: ReactNode };
    /** Beside what may stay empty: "Valgfrit". */
    optional: ReactNode;
  };
  /** First and last day on which it can be sent, ISO dates. */
  days?: { first: string; last: string };
  /** UTF-16 units of the longest message. More can be typed; the caller reports it as a mistake. */
  messageLimit: number;
  /** "34 af 200 tegn", and what to say when it is more. */
  countText: (used: number, limit: number) => string;
  /** Values of the fields, controlled by the caller. */
  value: Readonly<Partial<Record<GiftCardField, string>>>;
  onChange: (field: GiftCardField, value: string) => void;
  onLeave?: (field: GiftCardField, goingTo: EventTarget | null) => void;
  onSubmit: () => void;
  /** Texts of the mistakes, which say what to do. */
  mistakes?: Readonly<Partial<Record<GiftCardField, ReactNode>>>;
  /** A FormErrorSummary of the last attempt. */
  summary?: NonTextNode;
  /** The terms, then the Button of type `submit`. */
  children: NonTextNode;
}

/**
 * Returns what was typed into the prerendered form with this id before it hydrated; nothing where the form was never in the page.
 *
 * @param untouched Values that the form was built with.
 */
export function getPrerenderedGiftCardInput(
  id: string,
  untouched: GiftCardFormProps['value'] = {},
): Partial<Record<GiftCardField, string>> {
  if (typeof document === 'undefined') return {};
  return Object.fromEntries(
    giftCardFields.flatMap((field) => {
      const chosen = document.querySelector<HTMLInputElement>(`input[name="${id}-${field}"]:checked`);
      const written = document.querySelector<HTMLInputElement>(`#${id}-${field}:not([type=radio])`);
      const value = chosen?.value ?? written?.value ?? '';
      return value === '' || value === untouched[field] ? [] : [[field, value]];
    }),
  );
}

/** UTF-16 units left of a message that is nearly full. */
const LENGTH_WARNING_RATIO = 20;

/** The form to buy a gift card: delivery, amount, recipient and message. */
export function GiftCardForm({
  id,
  types,
  amounts,
  ownAmount,
  texts,
  days,
  messageLimit,
  countText,
  value,
  onChange,
  onLeave,
  onSubmit,
  mistakes = {},
  summary,
  children,
}: GiftCardFormProps) {
  const idOf = (field: GiftCardField) => `${id}-${field}`;
  const field = (name: GiftCardField) => ({
    id: idOf(name),
    name,
    error: mistakes[name],
    value: value[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange(name, event.currentTarget.value);
    },
    onBlur: (event: FocusEvent) => {
      onLeave?.(name, event.relatedTarget);
    },
  });
  const choice = (name: 'type' | 'amount') => ({
    id: idOf(name),
    name: idOf(name),
    error: mistakes[name],
    value: value[name] ?? '',
    onChange: (next: string) => {
      onChange(name, next);
    },
  });
  const type = types.find((one) => one.value === value.type);
  const used = (value.message ?? '').length;
  const count = countText(used, messageLimit);
  // Announced when little or no space is left, not at every key. The description of the field has the count on focus.
  const isFull = used >= messageLimit || (used >= messageLimit - LENGTH_WARNING_RATIO && 'nearly');
  const [[wasFull, news], setNews] = useState([isFull, count] as const);
  if (wasFull !== isFull) setNews([isFull, count]);
  const [onEntry, setOnEntry] = useState(count);

  return (
    <Form onSubmit={onSubmit} summary={summary}>
      <RadioGroup
        {...choice('type')}
        legend={texts.type}
        options={types.map(({ asksEmail: _email, asksDate, ...option }) => ({
          ...option,
          content: asksDate && (
            <div className={styles.short}>
              <TextField
                {...field('sendOn')}
                label={texts.sendOn.label}
                hint={texts.sendOn.hint}
                type="date"
                min={days?.first}
                max={days?.last}
                required={option.value === value.type}
              />
            </div>
          ),
        }))}
      />
      <div className={ownAmount ? `${styles.amount} ${styles.own}` : styles.amount}>
        <RadioGroup
          {...choice('amount')}
          legend={texts.amount}
          layout="grid"
          options={[
            ...amounts,
            ...(ownAmount ? [{ value: CUSTOM_GIFT_CARD_AMOUNT, label: ownAmount.choice }] : []),
          ]}
        />
        {ownAmount && value.amount === CUSTOM_GIFT_CARD_AMOUNT && (
          <div className={styles.short}>
            <TextField
              {...field('ownAmount')}
              label={ownAmount.label}
              hint={ownAmount.hint}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
        )}
      </div>
      <TextField {...field('recipientName')} label={texts.recipientName.label} autoComplete="off" />
      {type?.asksEmail && (
        <TextField
          {...field('recipientEmail')}
          label={texts.recipientEmail.label}
          hint={texts.recipientEmail.hint}
          type="email"
          // The recipient's address: autofill would suggest the buyer's own.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField
        {...field('senderName')}
        label={texts.senderName.label}
        optional={texts.optional}
        autoComplete="name"
      />
      <TextArea
        {...field('message')}
        onFocus={() => {
          setOnEntry(count);
        }}
        hint={<VisuallyHidden>{onEntry}</VisuallyHidden>}
        label={texts.message.label}
        optional={texts.optional}
        count={
          <>
            {/* Before the count: at the end of the line it would reach over the edge of the page. */}
            <VisuallyHidden>
              <span role="status">{wasFull && <span key={getTextKey(news)}>{news}</span>}</span>
            </VisuallyHidden>
            <span key={getTextKey(count)} aria-hidden>
              {count}
            </span>
          </>
        }
      />
      {children}
    </Form>
  );
}
