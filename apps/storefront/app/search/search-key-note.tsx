import { useState } from 'react';
import { storageKeys } from '@marehalm/shop';
import { Button } from '@marehalm/ui';
import { SEARCH_KEY, SEARCH_OPENER } from '../layout/search-button';
import { useIntl } from 'react-intl';

const opener = () => document.getElementById(SEARCH_OPENER);

/** Turns the key on or off on this device. */
function chooseSearchKey(isOn: boolean): void {
  if (isOn) opener()?.setAttribute(SEARCH_KEY, '/');
  else opener()?.removeAttribute(SEARCH_KEY);
  try {
    if (isOn) localStorage.removeItem(storageKeys.searchKeyOff);
    else localStorage.setItem(storageKeys.searchKeyOff, '1');
  } catch {
    // Storage is full or blocked: the choice holds for this visit.
  }
}

/**
 * Says that `/` opens the search, with a button that turns it off. People who dictate or press keys by accident need that (WCAG 2.2,
 * 2.1.4).
 */
export function SearchKeyNote() {
  const intl = useIntl();
  const [isOn, setOn] = useState(() => opener()?.hasAttribute(SEARCH_KEY) ?? true);
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
