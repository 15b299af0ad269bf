/** UTF-16 units that a field of an address may have. */
export const MAX_ADDRESS_FIELD_LENGTH = 255;

/** Whether a name or a line of an address can be printed on a parcel: no tags, web addresses, pictograms or control characters. */
export function isAddressText(text: string): boolean {
  return (
    text.length <= MAX_ADDRESS_FIELD_LENGTH &&
    !/<[^>]*>|https?:\/\/|www\./i.test(text) &&
    !/[\p{Extended_Pictographic}\p{Cc}]/u.test(text)
  );
}
