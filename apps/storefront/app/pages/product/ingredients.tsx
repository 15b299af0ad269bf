import { useIntl } from 'react-intl';
import { Disclosure, Link, type Elements } from '@marehalm/ui';
import type { ProductPageData } from '../../server/product.server';
import styles from './product-details.module.css';

/**
 * Key ingredients explained, and the full INCI as text: untranslated, selectable, opened by request, with links to what the
 * glossary explains.
 */
export function Ingredients({
  keyIngredients,
  lists,
}: {
  keyIngredients: ProductPageData['keyIngredients'];
  lists: ProductPageData['ingredientLists'];
}) {
  const intl = useIntl();
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
        <Disclosure summary={intl.formatMessage({ id: 'product.fullIngredients' })}>
          {lists.map((list) => (
            <p key={list.ingredients.map(({ name }) => name).join()}>
              {'title' in list && list.title ? (
                <>
                  <strong>{list.title}</strong>
                  <br />
                </>
              ) : null}
              <span lang="la" translate="no">
                {inci(list.ingredients)}
              </span>
            </p>
          ))}
        </Disclosure>
      )}
    </div>
  );
}

/** The names as they are listed on a pack, as few texts as there are links between them. */
function inci(ingredients: readonly { readonly name: string; readonly href?: string }[]): Elements {
  const parts: Elements[] = [];
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
