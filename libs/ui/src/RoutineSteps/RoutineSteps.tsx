import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './RoutineSteps.module.css';

export interface RoutineStep {
  /** What is done: "Rens". */
  title: ReactNode;
  /** How, in one to three sentences. */
  note: ReactNode;
  /** When: "Aften". */
  label?: ReactNode;
  /** What it is done with; a small card. */
  product: {
    href: string;
    name: ReactNode;
    /** What it is, in plain words: "Fugtgivende serum". */
    description?: ReactNode;
    /** What it costs: a Price. */
    price?: ReactNode;
    picture: PictureData;
    alt: string;
  };
}

export interface RoutineStepsProps {
  /** Heading of the block. Without one the steps are headings of the page itself. */
  title?: ReactNode;
  /** Why these steps; a sentence or paragraphs. */
  text?: ReactNode;
  /** A link to the whole, or a button that buys it. */
  link?: ReactNode;
  /** In the order in which they are taken. The numbers are drawn by the list. */
  steps: readonly RoutineStep[];
}

/** Numbered steps, each with what it is done with. The words stay in sight on the left while the steps pass. */
export function RoutineSteps({ title, text, link, steps }: RoutineStepsProps) {
  const id = useId();
  const Step = title ? 'h3' : 'h2';
  return (
    <section className={styles.walkthrough} aria-labelledby={title ? id : undefined}>
      <div className={styles.words}>
        {title && (
          <Heading level={2} id={id}>
            {title}
          </Heading>
        )}
        {text && <div className={styles.text}>{text}</div>}
        {link && <div className={styles.more}>{link}</div>}
      </div>
      <ol className={styles.steps} role="list">
        {steps.map(({ title: what, note, label, product }, position) => (
          <li key={position} className={styles.step}>
            <div className={styles.what}>
              {label && <p className={styles.label}>{label}</p>}
              <Step className={styles.title}>{what}</Step>
              <p className={styles.note}>{note}</p>
            </div>
            <div className={styles.product}>
              <Picture picture={product.picture} alt={product.alt} ratio="4:5" sizes="9rem" />
              <p>
                <Link href={product.href} className={styles.link}>
                  {product.name}
                </Link>
                {product.description && <span className={styles.description}>{product.description}</span>}
                {product.price && <span>{product.price}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
