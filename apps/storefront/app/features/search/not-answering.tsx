import { hrefFor } from '@marehalm/shop';
import { Button, ButtonLink, Notice, SearchActions } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useText } from '../../intl/text';

export interface NotAnsweringProps {
  /** The service was asked too often: a moment's wait helps. */
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
}

/** The search does not answer, for whatever reason: it can be asked again, and the shop's list does without it. */
export function NotAnswering({ isBusy = false, onRetry }: NotAnsweringProps) {
  const t = useText();
  const locale = usePageLocale();
  return (
    <Notice tone="problem">
      <p>{isBusy ? t('search.busy') : t('search.down')}</p>
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
