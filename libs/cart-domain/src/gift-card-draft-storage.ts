import type { TextStorageGetter } from './browser-apis.ts';
import type { GiftCardFormField, GiftCardFormValues } from './gift-card-form.ts';
import { createSafeStorage } from './internal/safe-storage.ts';

/** The fields that a draft contains. */
const DRAFT_FIELDS = [
  'type',
  'sendOn',
  'amount',
  'ownAmount',
  'recipientName',
  'recipientEmail',
  'senderName',
  'message',
] as const satisfies readonly GiftCardFormField[];

/** Maximum length of a stored value in UTF-16 units. */
const MAX_STORED_VALUE_LENGTH = 2000;

/** Stores the values of a gift-card form across reloads. Never throws. */
export interface GiftCardDraftStorage<Market extends string> {
  /** Loads the form values; a custom amount only in the market that it was entered in. `undefined` when nothing valid is stored. */
  readonly load: (market: Market) => GiftCardFormValues | undefined;
  /** Stores form values entered in `market`. */
  readonly save: (values: GiftCardFormValues, market: Market) => void;
  /** Removes the draft. */
  readonly remove: () => void;
}

/** Creates the storage of one form draft under `key` in the storage that `source` returns. */
export function createGiftCardDraftStorage<const Market extends string>({
  source,
  key,
  markets,
}: {
  readonly source: TextStorageGetter;
  readonly key: string;
  readonly markets: readonly Market[];
}): GiftCardDraftStorage<Market> {
  const storage = createSafeStorage(source);
  return {
    load: (market) => {
      const draft = parseDraft(storage.read(key));
      if (!draft || !markets.some((id) => id === draft.market)) return undefined;
      const { ownAmount, ...others } = draft.values;
      return ownAmount !== undefined && draft.market === market ? { ...others, ownAmount } : others;
    },
    save: (values, market) => void storage.write(key, JSON.stringify({ market, values })),
    remove: () => storage.remove(key),
  };
}

function parseDraft(text: string | null): { market: unknown; values: GiftCardFormValues } | undefined {
  try {
    const { market, values } = Object(JSON.parse(text ?? 'null')) as { market: unknown; values: unknown };
    if (typeof values !== 'object' || values === null) return undefined;
    const entries = DRAFT_FIELDS.flatMap((field) =>
      Object.hasOwn(values, field) ? [[field, (values as Record<string, unknown>)[field]] as const] : [],
    );
    const isValid = entries.every(
      ([, value]) => typeof value === 'string' && value.length <= MAX_STORED_VALUE_LENGTH,
    );
    return isValid ? { market, values: Object.fromEntries(entries) } : undefined;
  } catch {
    return undefined;
  }
}
