import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  isLocaleCode,
  isMarketId,
  localeCodes,
  locales,
  type MarketId,
  markets as marketFacts,
} from '@marehalm/shop';
import { LanguageAndMarketDialog as Dialog, type LanguageAndMarket } from '@marehalm/ui';
import { getCountryName, type ShellData } from '@marehalm/page-data';
import { usePageLocale } from '../intl/page-locale';
import { chooseMarket, useMarket } from '../session/market';
import { saveLocaleAndKeepMarket } from './save-locale-and-keep-market';
import { useGetAlternateHref } from './use-get-alternate-href';

/** Maximum number of countries that a market lists by name. */
const NAMED = 3;

/** Dialog for language and currency. */
export function PreferencesDialog({
  isOpen,
  onClose,
  markets,
}: { isOpen: boolean; onClose: () => void } & Pick<ShellData, 'markets'>) {
  const intl = useIntl();
  const locale = usePageLocale();
  const market = useMarket();
  const navigate = useNavigate();
  const alternateHrefIn = useGetAlternateHref();

  const examplesOf = (id: MarketId) => {
    const { countries, currency } = marketFacts[id];
    const prices = intl.formatMessage({ id: 'preferences.pricesIn' }, { currency });
    if (countries.length <= NAMED) return prices;
    const named = countries.slice(0, NAMED).map((code) => getCountryName(code, locale));
    const count = countries.length - NAMED;
    return `${intl.formatMessage({ id: 'preferences.examples' }, { countries: named.join(', '), count })}. ${prices}`;
  };
  const save = (chosen: LanguageAndMarket) => {
    if (isMarketId(chosen.market)) chooseMarket(chosen.market);
    if (!isLocaleCode(chosen.language)) return;
    saveLocaleAndKeepMarket(chosen.language);
    if (chosen.language !== locale) void navigate(alternateHrefIn(chosen.language), { viewTransition: true });
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({ id: 'site.languageAndCurrency' })}
      closeLabel={intl.formatMessage({ id: 'site.close' })}
      languageLegend={intl.formatMessage({ id: 'preferences.language' })}
      languages={localeCodes.map((code) => ({ code, name: locales[code].name }))}
      marketLegend={intl.formatMessage({ id: 'preferences.market' })}
      markets={markets.map((one) => ({
        id: one.id,
        name: one.name,
        currency: marketFacts[one.id].currency,
        examples: examplesOf(one.id),
      }))}
      current={{ language: locale, market }}
      bagNote={intl.formatMessage({ id: 'preferences.bag' })}
      saveLabel={intl.formatMessage({ id: 'preferences.save' })}
      onSave={save}
    />
  );
}
