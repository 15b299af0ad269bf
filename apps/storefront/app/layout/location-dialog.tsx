import { useIntl } from 'react-intl';
import { marketIds, markets, perMarket } from '@marehalm/shop';
import { LocationSelector } from '@marehalm/ui';
import { getCountryName } from '../intl/get-country-name';
import { usePageLocale } from '../intl/page-locale';
import { chooseCountry, useChosenCountry } from '../session/country';
import { useMarket } from '../session/market';

/** Dialog for the country of delivery, which determines the market: prices, delivery and taxes. */
export function LocationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const market = useMarket();
  const delivery = perMarket((id) => intl.formatMessage({ id: `product.delivery.${id}` }));
  const countries = marketIds
    .flatMap((id) =>
      markets[id].countries.map((code) => ({
        code,
        name: getCountryName(code, locale),
        terms: `${intl.formatMessage({ id: 'location.currency' }, { currency: markets[id].currency })} ${delivery[id]}.`,
      })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const chosen = useChosenCountry();
  const [only, ...others] = markets[market].countries;
  // A market with several countries does not identify the shopper's country.
  const current = others.length === 0 ? only : chosen;
  return (
    <LocationSelector
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
