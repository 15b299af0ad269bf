import { hrefFor } from '@marehalm/shop';
import { Button, ButtonLink, Notice, SearchActions } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { useIntl } from 'react-intl';

export interface SearchErrorNoticeProps {
  /** Whether the service limits the rate of requests, so that waiting helps. */
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
}

/** Message for a failed search, with a retry and a link to the prerendered list. */
export function SearchErrorNotice({ isBusy = false, onRetry }: SearchErrorNoticeProps) {
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
