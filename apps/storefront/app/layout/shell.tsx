import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { useCachePage } from '@marehalm/static-router/client';
import { MarketText, PromoBar, SkipLink } from '@marehalm/ui';
import type { ShellData } from '@marehalm/page-data';
import { MessagesProvider, type Messages } from '../intl/messages';
import { PageLocaleProvider } from '../intl/page-locale';
import { ConnectionStatus } from './connection-status';
import { Overlays, type SearchOverlay } from './overlays';
import { PageProgress } from './page-progress';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useGuardsAndHeaderBackground } from './use-guards-and-header-background';
import { useRouteMatch } from './use-route-match';

interface FrameProps extends ShellData {
  readonly search: SearchOverlay;
}

interface ShellProps extends FrameProps {
  readonly locale: LocaleCode;
  readonly messages: Messages;
}

/** Layout of every page: promo bar, header, content, footer and overlays. */
export function Shell({ locale, messages, ...data }: ShellProps) {
  return (
    <PageLocaleProvider value={locale}>
      <MessagesProvider locale={locale} messages={messages}>
        <Frame {...data} />
      </MessagesProvider>
    </PageLocaleProvider>
  );
}

function Frame(data: FrameProps) {
  const intl = useIntl();
  const match = useRouteMatch();
  useCachePage(import.meta.env.PROD ? '/service-worker.js' : undefined);
  const ground = useGuardsAndHeaderBackground();
  const isAtWork = match?.name === 'checkout' || match?.name === 'checkoutConfirmation';
  return (
    <>
      <SkipLink href="#main">{intl.formatMessage({ id: 'site.skipToContent' })}</SkipLink>
      {!isAtWork && (
        <PromoBar label={intl.formatMessage({ id: 'site.announcement' })}>
          <MarketText texts={byMarket(data.announcements)} />
        </PromoBar>
      )}
      <PageProgress />
      <SiteHeader menus={data.menus} isQuiet={isAtWork} ground={ground} />
      {/* Over a picture the header takes no room: a page of that kind is another element, or all of it would have been moved. */}
      <main key={ground} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter footer={data.footer} legal={data.legal} company={data.company} isQuiet={isAtWork} />
      <Overlays
        markets={data.markets}
        popularSearches={data.popularSearches}
        categories={data.categories}
        search={data.search}
      />
      <ConnectionStatus />
    </>
  );
}

const byMarket = (announcements: ShellData['announcements']) =>
  Object.fromEntries(announcements.map(({ market, text }) => [market, text])) as Record<MarketId, string>;
