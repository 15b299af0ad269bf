import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Link } from '../Link/Link.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './ProductIngredients.module.css';

export interface ProductIngredientsProps {
  /** Key ingredients, each with a link to where it is explained. */
  keyIngredients: readonly { id: string; name: ReactNode; description: ReactNode; href: string }[];
  /** Full lists as they are on the pack, in INCI names: one, or one for each part of a set. */
  lists: readonly {
    /** "Rensegel, 30 ml": of the parts of a set. */
    title?: ReactNode;
    ingredients: readonly { name: string; href?: string }[];
  }[];
  /** "Alle ingredienser". */
  listsLabel: ReactNode;
}

/**
 * Key ingredients explained, and the full INCI as text: untranslated, selectable, opened by request, with links to what is explained
 * elsewhere.
 */
export function ProductIngredients({ keyIngredients, lists, listsLabel }: ProductIngredientsProps) {
  return (
    <div className={styles.ingredients}>
      <dl className={styles.actives}>
        {keyIngredients.map(({ id, name, description, href }) => (
          <div key={id}>
            <dt>
              <Link href={href}>{name}</Link>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      {lists.length > 0 && (
        <Disclosure summary={listsLabel}>
          {lists.map(({ title, ingredients }) => (
            <p key={ingredients.map(({ name }) => name).join()}>
              {title ? (
                <>
                  <strong>{title}</strong>
                  <br />
                </>
              ) : null}
              <span lang="la" translate="no">
                {formatInci(ingredients)}
              </span>
            </p>
          ))}
        </Disclosure>
      )}
    </div>
  );
}

/** The names as they are listed on a pack, as few texts as there are links between them. */
function formatInci(ingredients: readonly { name: string; href?: string }[]): NonTextNode {
  const parts: NonTextNode[] = [];
  let text = '';
  for (const [position, { name, href }] of ingredients.entries()) {
    if (position > 0) text += ', ';
    if (href) {
      parts.push(
        <span key={`before ${name}`}>{text}</span>,
        <Link key={name} href={href}>
          {name}
        </Link>,
      );
      text = '';
    } else {
      text += name;
    }
  }
  return [...parts, <span key="last">{text}</span>];
}
