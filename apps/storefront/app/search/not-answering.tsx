import { hrefFor } from '@marehalm/shop';
import { Button, ButtonLink, Notice, SearchActions } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { useIntl } from 'react-intl';

export interface NotAnsweringProps {
  /** The service was asked too often: a moment's wait helps. */
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
}

/** The search does not answer, for whatever reason: it can be asked again, and the shop's list does without it. */
export function NotAnswering({ isBusy = false, onRetry }: NotAnsweringProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  return (
    <Notice tone="problem">
      <p>{isBusy ? intl.formatMessage({ id: 'search.busy' }) : intl.formatMessage({ id: 'search.down' })}</p>
      <SearchActions>
        <Button variant="link" onClick={onRetry}>
          {intl.formatMessage({ id: 'search.retry' })}
        </Button>
        <ButtonLink variant="link" href={hrefFor('shop', locale)}>
          {intl.formatMessage({ id: 'search.showAll' })}
        </ButtonLink>
      </SearchActions>
    </Notice>
  );
}
