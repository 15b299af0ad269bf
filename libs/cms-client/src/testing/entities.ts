import * as z from 'zod';

const slugs = z.looseObject({ en: z.string(), da: z.string() });

const ingredient = z.looseObject({
  id: z.string(),
  slugs,
  name: z.string(),
  description: z.string(),
  inci: z.array(z.string()),
});

export type Ingredient = z.output<typeof ingredient>;

/** The entities of a small CMS. */
export const entities = {
  lists: {
    ingredients: ingredient,
    faq: z.looseObject({ id: z.string(), question: z.string() }),
    pages: z.looseObject({ id: z.string(), slugs: slugs.optional() }),
    products: z.looseObject({ id: z.string(), slugs }),
  },
  singletons: { settings: z.looseObject({ email: z.email() }) },
} as const;
