import { hrefFor } from '@marehalm/i18n-routing';
import { Button, ButtonLink, Notice, SearchActions } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';

/** The search does not answer, for whatever reason: it can be asked again, and the shop's list does without it. */
export function NotAnswering({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  const locale = usePageLocale();
  return (
    <Notice tone="problem">
      <p>{t('search.down')}</p>
      <SearchActions>
        <Button variant="link" onClick={onRetry}>
          {t('search.retry')}
        </Button>
        <ButtonLink variant="link" href={hrefFor('shop', locale)}>
          {t('search.showAll')}
        </ButtonLink>
      </SearchActions>
    </Notice>
  );
}
