import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  isLocaleCode,
  isMarketId,
  localeCodes,
  locales,
  serializeLocaleCookie,
} from '@marehalm/i18n-routing';
import { Button, Dialog, RadioGroup } from '@marehalm/ui';
import { useText } from '../text';
import { usePageLocale } from '../page-locale';
import { chooseMarket, useMarket } from './market';
import type { ShellData } from './shell';
import styles from './shell.module.css';
import { useTwin } from './use-twin';

/** Language and currency. Nothing changes before the choice is confirmed (WCAG 3.2.2). */
export function PreferencesDialog({
  isOpen,
  onClose,
  markets,
}: { isOpen: boolean; onClose: () => void } & Pick<ShellData, 'markets'>) {
  const t = useText();
  const pageLocale = usePageLocale();
  const pageMarket = useMarket();
  const navigate = useNavigate();
  const twins = { en: useTwin('en'), da: useTwin('da') };
  const [chosenLocale, setLocale] = useState<string>();
  const [chosenMarket, setMarket] = useState<string>();
  const locale = chosenLocale ?? pageLocale;
  const market = chosenMarket ?? pageMarket;

  const close = () => {
    setLocale(undefined);
    setMarket(undefined);
    onClose();
  };
  const save = () => {
    if (isMarketId(market)) chooseMarket(market);
    if (isLocaleCode(locale)) {
      document.cookie = serializeLocaleCookie(locale, { secure: window.location.protocol === 'https:' });
      if (locale !== pageLocale) void navigate(twins[locale]);
    }
    close();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('site.languageAndCurrency')}
      closeLabel={t('site.close')}
      footer={
        <Button width="full" onClick={save}>
          {t('preferences.save')}
        </Button>
      }
    >
      <div className={styles.choices}>
        <RadioGroup
          legend={t('preferences.language')}
          value={locale}
          onChange={setLocale}
          options={localeCodes.map((code) => ({
            value: code,
            label: <span lang={code}>{locales[code].name}</span>,
          }))}
        />
        <RadioGroup
          legend={t('preferences.market')}
          value={market}
          onChange={setMarket}
          options={markets.map(({ id, name, currency }) => ({ value: id, label: name, detail: currency }))}
        />
      </div>
    </Dialog>
  );
}
