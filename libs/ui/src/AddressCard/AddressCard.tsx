'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './AddressCard.module.css';

/** Removal of an address, after a confirmation on the card. */
export interface AddressRemoval {
  /** Name of the button and of the question, with the address: "Fjern Havnen 2". */
  label: string;
  /** On the button: "Fjern". */
  text: string;
  question: string;
  confirmText: string;
  keepText: string;
  /** Said while it is removed. */
  pending?: string | undefined;
  /** Whether the question is open, in place of the buttons. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onConfirm: () => void;
}

export interface AddressCardProps {
  /** Name of the recipient. */
  name: ReactNode;
  /** Street, postcode and town, country, phone: a line each. */
  lines: readonly string[];
  /** What it is used for: "Standard for levering". */
  marks?: readonly string[];
  /** Buttons or links of variant `link`, each named with the address: edit, use by default. */
  actions?: NonTextNode;
  removal?: AddressRemoval;
  /** A Notice about the address. */
  notice?: NonTextNode;
}

/** One address of the account. The focus goes to the question before it is removed, and afterwards back to the button that opened it. */
export function AddressCard({ name, lines, marks = [], actions, removal, notice }: AddressCardProps) {
  const question = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isAsking = removal?.isAsking ?? false;
  useEffect(() => {
    if (isAsking) question.current?.querySelector('button')?.focus();
  }, [isAsking]);
  return (
    <div className={styles.card}>
      <address className={styles.address}>
        <span className={styles.name}>{name}</span>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {marks.length > 0 && (
        <ul className={styles.marks} role="list">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      {notice}
      {removal && isAsking && (
        <div ref={question} role="group" aria-label={removal.label}>
          <p>{removal.question}</p>
          <div className={styles.actions}>
            <Button variant="link" pending={removal.pending} onClick={removal.onConfirm}>
              {removal.confirmText}
            </Button>
            <Button
              variant="link"
              onClick={() => {
                removal.onAsk(false);
                // The button is there once the card is drawn again.
                requestAnimationFrame(() => opener.current?.focus());
              }}
            >
              {removal.keepText}
            </Button>
          </div>
        </div>
      )}
      {(actions || removal) && !isAsking && (
        <div className={styles.actions}>
          {actions}
          {removal && (
            <Button
              ref={opener}
              variant="link"
              aria-label={removal.label}
              onClick={() => removal.onAsk(true)}
            >
              {removal.text}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
