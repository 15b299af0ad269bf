'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Accordion } from '../Disclosure/Disclosure.tsx';
import styles from './Faq.module.css';

export interface FaqProps {
  /** `one` closes the others when one opens. */
  opens?: 'one' | 'many';
  /** `id` is the anchor of a question: `/hjaelp#fragt` opens it and leads there. */
  questions: readonly { id: string; question: ReactNode; answer: ReactNode }[];
}

/** Questions and answers. A hash opens its question: the browser does so at load, this component on client navigation. */
export function Faq({ opens = 'many', questions }: FaqProps) {
  const list = useRef<HTMLDivElement>(null);

  // Before the router scrolls to the hash, which it cannot while the answer is closed.
  useLayoutEffect(() => {
    const open = () => {
      try {
        const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (list.current?.contains(answer)) answer?.closest('details')?.setAttribute('open', '');
      } catch {
        // The hash is not percent-encoded correctly.
      }
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  return (
    <div ref={list}>
      <Accordion
        opens={opens}
        items={questions.map(({ id, question, answer }) => ({
          id,
          summary: question,
          // On the answer and not on the whole: browsers open `<details>` only for a target inside closed content.
          content: (
            <div id={id} className={styles.answer}>
              {answer}
            </div>
          ),
        }))}
      />
    </div>
  );
}
