import { useState } from 'react';
import { storageKeys } from '@marehalm/shop';
import { attempt } from '@marehalm/static-router/client';
import { Button, isSearchShortcutEnabled, setSearchShortcutEnabled } from '@marehalm/ui';
import { SEARCH_BUTTON_ID } from '../layout/search-button';
import { useIntl } from 'react-intl';

/** Turns the key on or off on this device. Where storage is full or blocked, the choice holds for this visit. */
function chooseSearchKey(isOn: boolean): void {
  setSearchShortcutEnabled(SEARCH_BUTTON_ID, isOn);
  attempt(() => {
    if (isOn) localStorage.removeItem(storageKeys.searchShortcutOff);
    else localStorage.setItem(storageKeys.searchShortcutOff, '1');
  });
}

/**
 * Says that `/` opens the search, with a button that turns it off. People who dictate or press keys by accident need that (WCAG 2.2,
 * 2.1.4).
 */
export function SearchShortcutSetting() {
  const intl = useIntl();
  const [isOn, setOn] = useState(() => isSearchShortcutEnabled(SEARCH_BUTTON_ID));
  return (
    <>
      <span
        key={String(isOn)}
      >{`${isOn ? intl.formatMessage({ id: 'search.keyOn' }) : intl.formatMessage({ id: 'search.keyOff' })} `}</span>
      <Button
        variant="link"
        onClick={() => {
          chooseSearchKey(!isOn);
          setOn(!isOn);
        }}
      >
        {isOn
          ? intl.formatMessage({ id: 'search.turnKeyOff' })
          : intl.formatMessage({ id: 'search.turnKeyOn' })}
      </Button>
    </>
  );
}
