import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './IngredientSpotlight.module.css';

export interface IngredientSpotlightProps {
  /** Everyday name: "Oat". */
  name: ReactNode;
  /** The name on the pack, untranslated: "Leymus Arenarius Extract". */
  inci: string;
  /** Its still life or texture, 1:1. */
  picture: PictureData;
  alt: string;
  /** Side of the picture on a desk; on a phone it is always first. */
  pictureSide?: 'left' | 'right';
  /** What it is and what it does on the skin; no medical promise. */
  children: ReactNode;
  /** Words above the products: "Findes i". */
  productsLabel: string;
  /** Products that hold it; three or four are enough. */
  products: readonly { id: string; href: string; name: ReactNode; picture: PictureData; alt: string }[];
  /** To the glossary or an article. */
  link?: ReactNode;
}

/** One ingredient: its picture, its two names, its effect, and products that contain it. */
export function IngredientSpotlight({
  name,
  inci,
  picture,
  alt,
  pictureSide = 'left',
  children,
  productsLabel,
  products,
  link,
}: IngredientSpotlightProps) {
  const id = useId();
  return (
    <section className={styles.spotlight} data-picture={pictureSide} aria-labelledby={id}>
      <div className={styles.picture}>
        <Picture picture={picture} alt={alt} ratio="1:1" sizes="(width >= 64em) 40vw, 100vw" />
      </div>
      <div className={styles.words}>
        <div className={styles.names}>
          <Heading level={2} size="l" id={id}>
            {name}
          </Heading>
          <p className={styles.inci} lang="la" translate="no">
            {inci}
          </p>
        </div>
        <div className={styles.text}>{children}</div>
        {link && <div className={styles.more}>{link}</div>}
        {products.length > 0 && (
          <div className={styles.found}>
            <h3 className={styles.label}>{productsLabel}</h3>
            <ul role="list">
              {products.map(({ id: key, href, name: product, picture: packshot, alt: shown }) => (
                <li key={key}>
                  <Picture picture={packshot} alt={shown} ratio="4:5" sizes="(width >= 48em) 8rem, 45vw" />
                  <Link href={href} className={styles.link}>
                    {product}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
