import { marketIds, markets } from '@marehalm/shop';
import { LocationSelector } from '@marehalm/ui';
import { countryName } from '../intl/country-name';
import { usePageLocale } from '../intl/page-locale';
import { useText } from '../intl/text';
import { chooseCountry, useChosenCountry } from '../session/country';
import { useMarket } from '../session/market';

/** The country of delivery. It decides the market: its prices, its delivery, its taxes. */
export function LocationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const locale = usePageLocale();
  const market = useMarket();
  const delivery = {
    dk: t('product.delivery.dk'),
    no: t('product.delivery.no'),
    int: t('product.delivery.int'),
  };
  const countries = marketIds
    .flatMap((id) =>
      markets[id].countries.map((code) => ({
        code,
        name: countryName(code, locale),
        terms: `${t('location.currency', { currency: markets[id].currency })} ${delivery[id]}.`,
      })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const chosen = useChosenCountry();
  const [only, ...others] = markets[market].countries;
  // A market of many countries does not say which of them the shopper lives in.
  const current = others.length === 0 ? only : chosen;
  return (
    <LocationSelector
      isOpen={isOpen}
      onClose={onClose}
      title={t('location.title')}
      closeLabel={t('site.close')}
      intro={t('location.intro', { count: countries.length - 2 })}
      label={t('location.country')}
      countries={countries}
      {...(current ? { current } : {})}
      placeholder={t('location.choose')}
      bagNote={t('preferences.bag')}
      confirmLabel={t('location.confirm')}
      onChoose={chooseCountry}
    />
  );
}
