/** Month and day of the Danish holidays on which nothing is sent or delivered, each year. Christmas Eve is no public holiday, but nothing moves. */
export const FIXED_HOLIDAYS: readonly string[] = ['01-01', '12-24', '12-25', '12-26'];

/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day, Whit Monday. */
export const EASTER_HOLIDAY_OFFSETS_DAYS: readonly number[] = [-3, -2, 1, 39, 50];
