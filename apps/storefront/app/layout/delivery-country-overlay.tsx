import { useIntl } from 'react-intl';
import { markets as marketFacts } from '@marehalm/shop';
import { DeliveryCountryDialog } from '@marehalm/ui';
import { getCountryName, type ShellData } from '@marehalm/page-data';
import { usePageLocale } from '../intl/page-locale';
import { chooseCountry, useChosenCountry } from '../session/chosen-country';
import { useMarket } from '../session/market';

/** Dialog for the country of delivery, which determines the market: prices, delivery and taxes. */
export function DeliveryCountryOverlay({
  isOpen,
  onClose,
  markets,
}: { isOpen: boolean; onClose: () => void } & Pick<ShellData, 'markets'>) {
  const intl = useIntl();
  const locale = usePageLocale();
  const market = useMarket();
  const countries = markets
    .flatMap(({ id, delivery }) =>
      marketFacts[id].countries.map((code) => ({
        code,
        name: getCountryName(code, locale),
        terms: `${intl.formatMessage({ id: 'location.currency' }, { currency: marketFacts[id].currency })} ${delivery}.`,
      })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const chosen = useChosenCountry();
  const [only, ...others] = marketFacts[market].countries;
  // A market with several countries does not identify the shopper's country.
  const current = others.length === 0 ? only : chosen;
  return (
    <DeliveryCountryDialog
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({ id: 'location.title' })}
      closeLabel={intl.formatMessage({ id: 'site.close' })}
      intro={intl.formatMessage({ id: 'location.intro' }, { count: countries.length - 2 })}
      label={intl.formatMessage({ id: 'location.country' })}
      countries={countries}
      {...(current ? { current } : {})}
      placeholder={intl.formatMessage({ id: 'location.choose' })}
      bagNote={intl.formatMessage({ id: 'preferences.bag' })}
      confirmLabel={intl.formatMessage({ id: 'location.confirm' })}
      onChoose={chooseCountry}
    />
  );
}
