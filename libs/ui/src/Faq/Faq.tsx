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

/** Questions and answers. An address that names one opens it: the browser does that on arrival, this on later visits. */
export function Faq({ opens = 'many', questions }: FaqProps) {
  const list = useRef<HTMLDivElement>(null);

  // Before the router scrolls to the hash, which it cannot while the answer is folded away.
  useLayoutEffect(() => {
    const open = () => {
      try {
        const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (list.current?.contains(answer)) answer?.closest('details')?.setAttribute('open', '');
      } catch {
        // No escaped text at all.
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
          // On the answer and not on the whole: only what is folded away makes the browser unfold it.
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
