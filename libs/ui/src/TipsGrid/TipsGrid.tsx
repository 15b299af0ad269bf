import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './TipsGrid.module.css';

export interface TipsGridProps {
  /** Heading of the block. Without one the tips are headings of the page itself. */
  title?: ReactNode;
  /** A link to all tips. */
  link?: ReactNode;
  tips: readonly {
    id: string;
    href: string;
    title: ReactNode;
    /** The advice in one or two sentences. */
    text?: ReactNode;
    /** Its topic. */
    label?: ReactNode;
    /** A texture, 1:1. */
    picture?: PictureData;
    alt?: string;
  }[];
}

/** Tips with small pictures, in two columns. */
export function TipsGrid({ title, link, tips }: TipsGridProps) {
  const id = useId();
  const Tip = title ? 'h3' : 'h2';
  return (
    <section className={styles.section} aria-labelledby={title ? id : undefined}>
      {(title || link) && (
        <div className={styles.head}>
          {title && (
            <Heading level={2} id={id}>
              {title}
            </Heading>
          )}
          {link && <div className={styles.more}>{link}</div>}
        </div>
      )}
      <ul className={styles.grid} role="list">
        {tips.map(({ id: key, href, title: advice, text, label, picture, alt = '' }) => (
          <li key={key} className={styles.tip} data-picture={picture ? 'small' : 'none'}>
            {picture && (
              <Picture picture={picture} alt={alt} ratio="1:1" sizes="(width >= 48em) 9rem, 6rem" />
            )}
            <div className={styles.words}>
              {label && <p className={styles.label}>{label}</p>}
              <Tip className={styles.title}>
                <Link href={href} className={styles.link}>
                  {advice}
                </Link>
              </Tip>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
