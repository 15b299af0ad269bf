'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import { Heading } from '../Heading/Heading.tsx';
import styles from './ConsentForm.module.css';

/** Whether each purpose is agreed to. */
export type ConsentByPurpose<Purpose extends string> = Readonly<Record<Purpose, boolean>>;

export interface ConsentFormProps<Purpose extends string> {
  title: ReactNode;
  /** Paragraphs: what is asked, who gets to know, how long the answer is kept. */
  children: NonTextNode;
  purposes: readonly { readonly id: Purpose; readonly label: string; readonly hint: string }[];
  /** The current consent; missing until there is an answer. */
  choice: ConsentByPurpose<Purpose> | undefined;
  onChoose: (choice: ConsentByPurpose<Purpose>) => void;
  /** Replaces the question after it has been answered. */
  answeredText: string;
  rejectText: string;
  acceptText: string;
  /** Label of the button that saves the checkboxes. */
  saveText: string;
  changeText: string;
}

/**
 * Asks for consent at the end of a page without covering it, and lets the visitor change the answer. Rejecting is as prominent as
 * accepting, no purpose is preselected, and no answer means no consent.
 */
export function ConsentForm<Purpose extends string>({
  title,
  children,
  purposes,
  choice,
  onChoose,
  answeredText,
  rejectText,
  acceptText,
  saveText,
  changeText,
}: ConsentFormProps<Purpose>) {
  const id = useId();
  const [isChanging, setChanging] = useState(false);
  const [checked, setChecked] = useState<ConsentByPurpose<Purpose>>();
  const section = useRef<HTMLElement>(null);
  const all = (isAgreed: boolean) =>
    Object.fromEntries(purposes.map((purpose) => [purpose.id, isAgreed])) as ConsentByPurpose<Purpose>;
  const isAsking = !choice || isChanging;
  const wanted = checked ?? choice ?? all(false);
  const show = (isOpen: boolean) => {
    setChecked(undefined);
    setChanging(isOpen);
    // What was pressed is gone: the focus stays where it was said.
    requestAnimationFrame(() => section.current?.focus({ preventScroll: true }));
  };
  const choose = (chosen: ConsentByPurpose<Purpose>) => {
    onChoose(chosen);
    show(false);
  };
  return (
    <section ref={section} className={styles.form} aria-labelledby={id} tabIndex={-1}>
      <Heading level={2} size="s" id={id}>
        {title}
      </Heading>
      <p role="status">{isAsking ? '' : answeredText}</p>
      {isAsking ? (
        <>
          {children}
          <div className={styles.boxes}>
            {purposes.map((purpose) => (
              <Checkbox
                key={purpose.id}
                hint={purpose.hint}
                checked={wanted[purpose.id]}
                onChange={({ currentTarget }) => {
                  setChecked({ ...wanted, [purpose.id]: currentTarget.checked });
                }}
              >
                {purpose.label}
              </Checkbox>
            ))}
          </div>
          <div className={styles.answers}>
            <Button variant="quiet" onClick={() => choose(all(false))}>
              {rejectText}
            </Button>
            <Button variant="quiet" onClick={() => choose(all(true))}>
              {acceptText}
            </Button>
            <Button variant="quiet" onClick={() => choose(wanted)}>
              {saveText}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="link" onClick={() => show(true)}>
          {changeText}
        </Button>
      )}
    </section>
  );
}
