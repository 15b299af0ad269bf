/** A complete schema.org object, not only its URL. */
export type Whole<Thing> = Exclude<Thing, string>;
