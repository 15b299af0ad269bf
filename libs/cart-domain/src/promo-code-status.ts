import { type PriceRelevantBag, normalizeCode } from './bag.ts';
import type { RemoteCart } from './remote-cart.ts';

/** A promo code in the bag and whether the commerce service accepts it. */
export interface PromoCodeStatus {
  readonly code: string;
  /** Missing while the service has not answered. */
  readonly applicable?: boolean;
  /** The service's own reason for a refusal. */
  readonly reason?: string;
}

/** Returns the promo codes of a bag with what the commerce service says about each. */
export function getPromoCodeStatuses(
  bag: PriceRelevantBag,
  cart: RemoteCart | undefined,
): readonly PromoCodeStatus[] {
  return bag.promoCodes.map((code) => {
    const isSame = (other: string | undefined) =>
      other !== undefined && normalizeCode(other) === normalizeCode(code);
    const granted = cart?.codes.find((one) => isSame(one.code));
    const reason = cart?.messages.find((message) => isSame(message.code))?.reason;
    return {
      code,
      ...(granted ? { applicable: granted.applicable } : {}),
      ...(reason === undefined ? {} : { reason }),
    };
  });
}
