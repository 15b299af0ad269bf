'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import styles from './LanguageAndMarketDialog.module.css';

/** A language of the shop. */
export interface LanguageOption {
  /** BCP 47 code, such as `da`. */
  code: string;
  /** Its name in itself: "Dansk". */
  name: string;
}

/** A storefront with a currency of its own. */
export interface MarketOption {
  id: string;
  /** "Danmark", "International". */
  name: ReactNode;
  /** "SEK", or the sign. */
  currency: ReactNode;
  /** Which countries it is for, and what one pays in: "Tyskland, Sverige og 9 andre lande. Priser i euro." */
  examples?: ReactNode;
}

/** The shopper's preferences. */
export interface LanguageAndMarket {
  language: string;
  market: string;
}

export interface LanguageAndMarketDialogProps {
  isOpen: boolean;
  /** Called on Esc, the close button, a press outside the panel, and after {@link onSave}. */
  onClose: () => void;
  /** "Sprog og valuta". */
  title: ReactNode;
  closeLabel: string;
  languageLegend: ReactNode;
  languages: readonly LanguageOption[];
  marketLegend: ReactNode;
  markets: readonly MarketOption[];
  /** Current preferences, selected when the dialog opens. */
  current: LanguageAndMarket;
  /** What happens to the bag when the market changes, in a sentence or two. */
  bagNote?: ReactNode;
  saveLabel: ReactNode;
  /** Called with the choice when it is confirmed; nothing changes before (WCAG 3.2.2). */
  onSave: (preferences: LanguageAndMarket) => void;
}

/** Language, and country with its currency, in one dialog. Unsaved changes are discarded on closing. */
export function LanguageAndMarketDialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  languageLegend,
  languages,
  marketLegend,
  markets,
  current,
  bagNote,
  saveLabel,
  onSave,
}: LanguageAndMarketDialogProps) {
  const id = useId();
  const [touched, setTouched] = useState<Partial<LanguageAndMarket>>({});
  const chosen = { ...current, ...touched };
  const close = () => {
    setTouched({});
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      closeLabel={closeLabel}
      footer={
        <Button type="submit" form={id} width="full">
          {saveLabel}
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(chosen);
          close();
        }}
      >
        <RadioGroup
          legend={languageLegend}
          name="language"
          value={chosen.language}
          onChange={(language) => {
            setTouched({ ...touched, language });
          }}
          options={languages.map(({ code, name }) => ({
            value: code,
            label: <span lang={code}>{name}</span>,
          }))}
        />
        <div className={styles.market}>
          <RadioGroup
            legend={marketLegend}
            name="market"
            value={chosen.market}
            onChange={(market) => {
              setTouched({ ...touched, market });
            }}
            options={markets.map((market) => ({
              value: market.id,
              label: market.name,
              detail: market.currency,
              note: market.examples,
            }))}
          />
          {bagNote && <p className={styles.note}>{bagNote}</p>}
        </div>
      </form>
    </Dialog>
  );
}
