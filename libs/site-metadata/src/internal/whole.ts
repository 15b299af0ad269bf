/** A thing of schema.org in full, not only its URL. */
export type Whole<Thing> = Exclude<Thing, string>;
