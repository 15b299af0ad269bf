import { useIntl } from 'react-intl';
import { useRouteLoaderData } from 'react-router';
import { hrefFor } from '@marehalm/shop';
import { Button, Link, TextField } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import type { ShellData } from '@marehalm/page-data';
import styles from './shell.module.css';

/** Maximum length of a query in bytes (specification, section 5). */
const MAX_QUERY_LENGTH = 512;

/** Links and a search form for a missing page. The form works without scripts. */
export function NotFoundSuggestions() {
  const intl = useIntl();
  const locale = usePageLocale();
  const shell = useRouteLoaderData<ShellData>(locale);
  return (
    <>
      <form role="search" action={hrefFor('shop', locale)} className={styles.lookFor}>
        <TextField
          id="look-for"
          name="q"
          enterKeyHint="search"
          required={false}
          label={intl.formatMessage({ id: 'error.lookFor' })}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
        />
        <Button type="submit" variant="quiet">
          {intl.formatMessage({ id: 'site.search' })}
        </Button>
      </form>
      <ul role="list" className={styles.parts}>
        {shell?.menus.map(({ label, path }) => (
          <li key={label}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
